import { runAfterFirstPaint } from './afterFirstPaint.browser'
import { skipCostlyTransitions } from './pageTransition.browser'
import { addSpeculationRules } from './speculation.browser'

/** Runs in the head of every page, before first paint. */
export default function runHeadScript(): void {
  // Must not wait for the page to load, since readers may leave earlier.
  skipCostlyTransitions()
  // Defers prefetching until after first paint.
  runAfterFirstPaint(addSpeculationRules)
}
