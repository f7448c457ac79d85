/** The languages that pages can be in. */

/** Primary subtags of the languages with a module of page text. `phrases.ts` and `dates.ts` register the modules. */
export const languages = ['en'] as const

export type Language = (typeof languages)[number]

/** Language of an election that names none. */
export const defaultLanguage = 'en'

/** A pseudo-language, generated from English: it shows text that is not in a language's module, and text that does not fit. */
export const pseudoLanguage = 'en-XA'

/**
 * Returns the language whose module has the text for a language tag, like `en` for `en-CA`. Undefined if there is none, or
 * if the text is not a language tag.
 */
export function findLanguage(tag: string): Language | undefined {
  const language = parseLanguageTag(tag)?.language
  return languages.find((name) => name === language)
}

/** The shortest limit that BCP 47 permits. `Intl` takes seconds to parse very long tags. */
const maxTagLength = 35

/** Parses a language tag of BCP 47. Returns undefined if it is invalid. */
export function parseLanguageTag(tag: string): Intl.Locale | undefined {
  if (tag.length > maxTagLength) return undefined
  try {
    return new Intl.Locale(tag)
  } catch {
    return undefined
  }
}
