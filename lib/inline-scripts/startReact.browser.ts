import { runAfterFirstPaint } from './head.browser'

/** Starts React on a page with a client component, after the page is painted. */
export default function startReact(scriptFiles: readonly string[]): void {
  runAfterFirstPaint(() => {
    for (const src of scriptFiles) document.head.append(Object.assign(document.createElement('script'), { src }))
  })
}
