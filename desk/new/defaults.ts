import { defaultLanguage } from '@/lib/locale/languages'

/** Today in the time zone of this computer, as `YYYY-MM-DD`. */
export function getToday(): string {
  return new Date().toLocaleDateString('sv')
}

/** Answer to which election the site shows, for the one that is being created. */
export const thisElection = 'new'

export function suggestTitle(city: string): string {
  return `${city} Elections`
}

export function suggestAnswers() {
  return {
    'time-zone': new Intl.DateTimeFormat().resolvedOptions().timeZone,
    language: defaultLanguage as string,
    nonpartisan: 'yes',
  }
}

/** The surname first: `José de la Cruz` becomes `de la Cruz, José`. Editors correct names of another form. */
export function toSortName(name: string): string {
  const [, first, last] = /^(.+?) ((?:\p{Ll}\S* )*\S+)$/u.exec(name) ?? []
  return last === undefined ? name : `${last}, ${first}`
}

/**
 * Returns the first suggestion that is not taken, or else the first with a number at its end, like `ruiz-2`.
 * @param suggestions ids, the best first. Those that are undefined are skipped
 * @param fallback id if there is no suggestion, as for a name in other letters than A to Z
 */
export function findUnusedId(
  suggestions: readonly (string | undefined)[],
  isTaken: (id: string) => boolean,
  fallback: string,
  separator = '-',
): string {
  const known = suggestions.filter((suggestion) => suggestion !== undefined)
  const unused = known.find((suggestion) => !isTaken(suggestion))
  if (unused !== undefined) return unused
  const base = (known[0] ?? fallback).slice(0, 50)
  let number = known.length > 0 ? 2 : 1
  while (isTaken(`${base}${separator}${number}`)) number++
  return `${base}${separator}${number}`
}
