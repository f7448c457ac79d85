import { races } from './races'

/** All text of the pages in English. Functions return sentences with counts, names or dates in them. */
export const en = { races }
