/** All text of the pages in the guide's language. */
import { en } from './en'
import { selectLanguage } from './selectLanguage'

/** The type of a phrase in any language: without the literal types of English. */
type Widened<T> = T extends string
  ? string
  : T extends (...args: infer Args) => infer Result
    ? (...args: Args) => Widened<Result>
    : { readonly [Key in keyof T]: Widened<T[Key]> }

/** The text that a language must have: every phrase of English. */
export type Phrases = Widened<typeof en>

/** A constant per build. A language without a phrase fails the type check. */
export const phrases: Phrases = selectLanguage<Phrases>({ en })
