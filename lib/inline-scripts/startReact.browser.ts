import { runAfterFirstPaint } from './head.browser'

export default function startReact(scriptFiles: readonly string[]): void {
  runAfterFirstPaint(() => {
    for (const src of scriptFiles) document.head.append(Object.assign(document.createElement('script'), { src }))
  })
}
