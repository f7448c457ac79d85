/** Formats numbers and chooses plural forms in the language of the pages. */
import { language } from './language'

const pluralRules = new Intl.PluralRules(language)

function createFormat(options: Intl.NumberFormatOptions) {
  const format = new Intl.NumberFormat(language, options)
  return (value: number) => format.format(value)
}

/** Formats a number of votes, candidates and the like: 1200 as "1,200". */
export const formatCount = createFormat({ maximumFractionDigits: 0 })

/** Formats an average of small numbers: 4 as "4.0". */
export const formatAverage = createFormat({ minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** Formats a share: 0.4567 as "45.7%". */
export const formatPercent = createFormat({ style: 'percent', maximumFractionDigits: 1 })

/** Formats a share without decimals: 0.4567 as "46%". */
export const formatWholePercent = createFormat({ style: 'percent' })

/** The forms of a phrase by grammatical number. English has `one` and `other`. */
export type PluralForms = { readonly other: string } & { readonly [Form in Intl.LDMLPluralRule]?: string }

/** Chooses the form for a count: `plural(1, { one: '1 seat', other: '{count} seats' })`. Fills in `{count}`. */
export function plural(count: number, forms: PluralForms): string {
  return (forms[pluralRules.select(count)] ?? forms.other).replaceAll('{count}', () => formatCount(count))
}
