/** Entry of the script that stands behind the race buttons. The name in capitals is put in when it is bundled. */
import { keepChosenRace } from './chosenRace.browser'

declare const RACE_IDS: readonly string[]

keepChosenRace(RACE_IDS)
