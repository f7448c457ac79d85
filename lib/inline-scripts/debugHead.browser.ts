import runHeadScript from './head.browser'
import { logNavigation } from './navigationLog.browser'

/** The head script, plus console logging. */
export default function runDebugHeadScript(): void {
  runHeadScript()
  logNavigation()
}
