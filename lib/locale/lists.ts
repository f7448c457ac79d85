/** Joins texts in the language of the pages. */
import { language } from './language'

const list = new Intl.ListFormat(language, { type: 'conjunction' })

/** Joins texts as "Mayor, Clerk, and Warden". */
export function formatList(texts: readonly string[]): string {
  return list.format(texts)
}
