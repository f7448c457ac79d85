import { data } from './data'
import { dates } from './dates'
import { profile } from './profile'
import { questions } from './questions'
import { races } from './races'
import { site } from './site'
import { voting } from './voting'

/** All text of the pages in English. Functions return sentences with counts, names or dates in them. */
export const en = { data, dates, profile, questions, races, site, voting }
