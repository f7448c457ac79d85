import { about } from './about'
import { answers } from './answers'
import { compare } from './compare'
import { data } from './data'
import { dates } from './dates'
import { landing } from './landing'
import { marks } from './marks'
import { myBallot } from './myBallot'
import { profile } from './profile'
import { questions } from './questions'
import { races } from './races'
import { results } from './results'
import { site } from './site'
import { status } from './status'
import { voting } from './voting'

/** All text of the pages in English. Functions return sentences with counts, names or dates in them. */
export const en = {
  about,
  answers,
  compare,
  data,
  dates,
  landing,
  marks,
  myBallot,
  profile,
  questions,
  races,
  results,
  site,
  status,
  voting,
}
