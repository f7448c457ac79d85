const rules = new Intl.PluralRules('en')

/** Returns the form of a phrase that goes with a count. */
export function plural(count: number, one: string, other: string): string {
  return rules.select(count) === 'one' ? one : other
}
