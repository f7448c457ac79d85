import { writeList } from './haitianCreole'
import { language } from './language'
import { findFormats, isHaitianCreole, pseudoLanguage } from './languages'
import { phrases } from './phrases'
import { pseudolocalizeText } from './pseudo'

/** Separates the parts of a line, like "Interview, October 20, 2023". */
export const separator = phrases.profile.join({ first: '', rest: '' })

/** Separates parts that may have commas of their own. */
export const strongSeparator = phrases.profile.joinGroups({ first: '', rest: '' })

/** Ends a sentence that ends with an element. */
export const fullStop = phrases.compare.sheet({ counts: '' })

const list = new Intl.ListFormat(findFormats(language), { type: 'conjunction' })

/** Joins items as "Mayor, Clerk, and Warden". */
export function formatList(items: readonly string[]): string {
  if (isHaitianCreole(language)) return writeList(items)
  if (language !== pseudoLanguage) return list.format(items)
  const parts = list.formatToParts(items)
  return parts.map(({ type, value }) => (type === 'literal' ? pseudolocalizeText(value) : value)).join('')
}
