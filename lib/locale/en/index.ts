import { data } from './data'
import { about } from './about'
import { dates } from './dates'
import { landing } from './landing'
import { profile } from './profile'
import { questions } from './questions'
import { races } from './races'
import { results } from './results'
import { site } from './site'
import { status } from './status'
import { voting } from './voting'

/** All text of the pages in English. Functions return sentences with counts, names or dates in them. */
export const en = { about, data, dates, landing, profile, questions, races, results, site, status, voting }
