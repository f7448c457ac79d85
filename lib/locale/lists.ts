/** Joins words in the language of the pages. */
import { writeList } from './haitianCreole'
import { language } from './language'
import { findFormats, isHaitianCreole, pseudoLanguage } from './languages'
import { pseudolocalizeText } from './pseudo'

const list = new Intl.ListFormat(findFormats(language), { type: 'conjunction' })

/** Joins items as "Mayor, Clerk, and Warden". */
export function formatList(items: readonly string[]): string {
  if (isHaitianCreole(language)) return writeList(items)
  if (language !== pseudoLanguage) return list.format(items)
  const parts = list.formatToParts(items)
  return parts.map(({ type, value }) => (type === 'literal' ? pseudolocalizeText(value) : value)).join('')
}
