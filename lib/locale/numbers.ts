/** Formats numbers and chooses plural forms in the language of the pages. */
import { language } from './language'

const countFormat = new Intl.NumberFormat(language, { maximumFractionDigits: 0 })
const averageFormat = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const percentFormat = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 })
const wholePercentFormat = new Intl.NumberFormat(language, { style: 'percent' })
const pluralRules = new Intl.PluralRules(language)

/** Formats a number of votes, candidates and the like: 1200 as "1,200". */
export function formatCount(count: number): string {
  return countFormat.format(count)
}

/** Formats an average of small numbers: 4 as "4.0". */
export function formatAverage(average: number): string {
  return averageFormat.format(average)
}

/** Formats a share: 0.4567 as "45.7%". */
export function formatPercent(share: number): string {
  return percentFormat.format(share)
}

/** Formats a share without decimals: 0.4567 as "46%". */
export function formatWholePercent(share: number): string {
  return wholePercentFormat.format(share)
}

/** The forms of a phrase by grammatical number. English has `one` and `other`. */
export type PluralForms = { readonly other: string } & { readonly [Form in Intl.LDMLPluralRule]?: string }

/** Chooses the form for a count: `plural(1, { one: '1 seat', other: '{count} seats' })`. Fills in `{count}`. */
export function plural(count: number, forms: PluralForms): string {
  return (forms[pluralRules.select(count)] ?? forms.other).replaceAll('{count}', () => formatCount(count))
}
