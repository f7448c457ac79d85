/** All text of the pages in the guide's language. */
import { en } from './en'

/** The text that a language must have. */
export type Phrases = typeof en

export const phrases: Phrases = en
