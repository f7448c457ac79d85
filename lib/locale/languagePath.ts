import { languages } from './language'

/** Path of the pages in a language of the guide, like `/es`. Empty for the default language. */
export function getLanguagePath(tag: string): string {
  return tag === languages[0] ? '' : `/${tag}`
}
