/** Joins words in the language of the pages. */
import { language } from './language'

const list = new Intl.ListFormat(language, { type: 'conjunction' })

/** Joins items as "Mayor, Clerk, and Warden". */
export function formatList(items: readonly string[]): string {
  return list.format(items)
}
