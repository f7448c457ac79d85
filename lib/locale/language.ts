import { defaultLanguage } from './languages'

/**
 * Languages of the guide. The first is the default, whose pages have addresses without a language. Constants of a process,
 * because `scripts/build.ts` and `scripts/dev.ts` set the variables and Next.js inlines them.
 */
export const languages: readonly string[] = (process.env.GUIDE_LANGUAGES || defaultLanguage).split(',')

/** Path of the pages in a language, like `/es`. Empty for the default language. */
export function getLanguagePath(tag: string): string {
  return tag === languages[0] ? '' : `/${tag}`
}

/** Language of the pages, like `en-CA`. */
export const language: string = process.env.GUIDE_LANGUAGE || (languages[0] ?? defaultLanguage)
