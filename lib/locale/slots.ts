/** Prepares phrases whose values a script in the browser fills in. */
import { language } from './language'
import { findFormats } from './languages'

type Template<Text> = Text extends string | ((values: never) => string)
  ? string
  : { readonly [Key in keyof Text]: Template<Text[Key]> }

const slots: unknown = new Proxy({}, { get: (_, name) => `{${String(name)}}` })

/** Turns a phrase, or every phrase of a group, into text with `{name}` in place of each value. */
export function toTemplates<Text>(text: Text): Template<Text> {
  return convert(text) as Template<Text>
}

function convert(text: unknown): unknown {
  if (typeof text === 'function') return text(slots)
  if (typeof text !== 'object' || text === null) return text
  return Object.fromEntries(Object.entries(text).map(([key, value]) => [key, convert(value)]))
}

/** Text by number: for 1, and for each grammatical number of the language, with `{count}` in place of the number. */
export type PluralForms = { readonly other: string } & { readonly [Form in Intl.LDMLPluralRule | '1']?: string }

/** Lists the forms of a phrase with the argument `count`. */
export function toPluralForms(describe: (count: number) => string): PluralForms {
  const rules = new Intl.PluralRules(findFormats(language))
  // Compiled messages accept the name of a form in place of a number.
  const forms = rules.resolvedOptions().pluralCategories.map((form) => [form, describe(form as unknown as number)])
  return { 1: describe(1), ...Object.fromEntries(forms) } as PluralForms
}
