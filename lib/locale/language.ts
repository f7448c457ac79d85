import { defaultLanguage } from './languages'

/** True in a browser, where the document has the language. Scripts are the same in every language. */
const isBrowser = typeof document !== 'undefined'

/**
 * Languages of the guide. The first is the default, whose pages have addresses without a language. Constants of a process,
 * because `scripts/build.ts` and `scripts/dev.ts` set the variables. Browsers have only {@link language}.
 */
export const languages: readonly string[] = ((isBrowser ? '' : process.env.GUIDE_LANGUAGES) || defaultLanguage).split(
  ',',
)

/** Path of the pages in a language of the guide, like `/es`. Empty for the default language. */
export function getLanguagePath(tag: string): string {
  return tag === languages[0] ? '' : `/${tag}`
}

/** Language of the pages, like `en-CA`. */
export const language: string =
  (isBrowser ? document.documentElement.lang : process.env.GUIDE_LANGUAGE) || (languages[0] ?? defaultLanguage)
