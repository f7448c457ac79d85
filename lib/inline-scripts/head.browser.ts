import { runAfterFirstPaint } from './afterFirstPaint.browser'
import { startSharing } from './share.browser'
import { addSpeculationRules } from './speculation.browser'

/** Runs in the head of every page, before first paint. One script is smaller than several. */
export default function runHeadScript(): void {
  addEventListener('load', startSharing)
  runAfterFirstPaint(addSpeculationRules)
}
