import { afterFirstPaint } from './afterFirstPaint.browser'
import { followLegacyRoutes } from './legacyRoutes.browser'
import { skipCostlyTransitions } from './pageTransition.browser'
import { allowSpeculation } from './speculation.browser'

/** Runs in the head of every page, before anything is painted. */
export default function runHeadScript(): void {
  followLegacyRoutes()
  // Readers may leave before all images have loaded.
  skipCostlyTransitions()
  // Defers prefetching until after first paint.
  afterFirstPaint(allowSpeculation)
}
