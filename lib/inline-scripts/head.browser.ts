/** Entry of the script in every page's head. The name in capitals is put in when it is bundled. */
import { afterFirstPaint } from './afterFirstPaint.browser'
import { followLegacyRoutes } from './legacyRoutes.browser'
import { logNavigation } from './navigationLog.browser'
import { skipCostlyTransitions } from './pageTransition.browser'
import { allowSpeculation } from './speculation.browser'

declare const DEBUG: boolean

followLegacyRoutes()
// A reader may go on before the page has all its pictures.
skipCostlyTransitions()
if (DEBUG) logNavigation()
// What is about the next page, and takes a while, waits until the reader sees this one.
afterFirstPaint(allowSpeculation)
