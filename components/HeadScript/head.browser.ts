/** Entry of the script in every page's head. The names in capitals are put in when it is bundled. */
import { followLegacyRoutes } from '@/components/LegacyRoutes/legacyRoutes.browser'
import { logNavigation } from '@/components/NavigationLog/navigationLog.browser'
import { nameAskedAddress } from '@/components/NotFound/askedAddress.browser'
import { skipCostlyTransitions } from '@/components/PageTransition/pageTransition.browser'
import { keepChosenRace } from '@/components/RaceSelector/chosenRace.browser'

declare const RACE_IDS: readonly string[]
declare const DEBUG: boolean

followLegacyRoutes()
keepChosenRace(RACE_IDS)
nameAskedAddress()
skipCostlyTransitions()
if (DEBUG) logNavigation()
