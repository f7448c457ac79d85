import { dates } from './dates'
import { site } from './site'

/** All text of the pages in English. Functions return sentences with counts, names or dates in them. */
export const en = { dates, site }
