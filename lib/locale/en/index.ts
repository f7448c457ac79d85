/** All text of the pages in English. Functions return sentences with counts, names or dates in them. */
import { profile } from './profile'

export const en = { profile }
