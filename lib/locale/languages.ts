/** The languages that pages can be in: those with a file in `messages`. */
import { getOwn } from '@/lib/values'

interface LanguageInfo {
  /** In the language itself. */
  readonly name: string
  /** The tag whose formats of dates and numbers pages use, if the region is not given. */
  readonly formats?: string
}

/** By language tag. Each tag is also the name of the file with the page text. */
const registry = {
  en: { name: 'English' },
  es: { name: 'Español', formats: 'es-US' },
  pt: { name: 'Português' },
  // `Intl` has no data for it. Dates are in haitianCreole.ts.
  ht: { name: 'Kreyòl ayisyen', formats: 'en-US' },
  'zh-Hans': { name: '简体中文' },
  ar: { name: 'العربية' },
} as const satisfies Readonly<Record<string, LanguageInfo>>

export type Language = keyof typeof registry

export const languageTags = Object.keys(registry) as readonly Language[]

/** Language of an election that names none. */
export const defaultLanguage = 'en'

/** A pseudo-language, generated from English: it shows text that is not in the messages, and text that does not fit. */
export const pseudoLanguage = 'en-XA'

/** Language whose page text fits a tag: `en` for `en-CA`, `zh-Hans` for `zh-CN`. Undefined if none does. */
export function findLanguage(tag: string): Language | undefined {
  const wanted = parseLanguageTag(tag)?.maximize()
  return languageTags.find((name) => {
    const { language, script } = new Intl.Locale(name).maximize()
    return language === wanted?.language && script === wanted.script
  })
}

/** The name of a language with page text in the language itself, like "Español". */
export function getNativeName(tag: string): string {
  const language = findLanguage(tag)
  return language ? registry[language].name : tag
}

/** The tag whose formats of dates, numbers and lists pages in a language use. */
export function findFormats(tag: string): string {
  return getOwn<LanguageInfo>(registry, tag)?.formats ?? tag
}

/** True for the language whose dates and lists {@link Intl} cannot format. */
export function isHaitianCreole(tag: string): boolean {
  return findLanguage(tag) === 'ht'
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
