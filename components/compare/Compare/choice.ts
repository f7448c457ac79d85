/** A reader's choice of candidates and topics, and its form in the fragment of the address. */

/** At most this many are shown side by side. More are in a grid, one topic at a time. */
export const MAX_COLUMNS = 3

/** Ids in the order of the page, at least one. Omitted if nothing is chosen. */
export interface Choice {
  readonly topics?: readonly string[]
  readonly candidates?: readonly string[]
}

const kinds = ['topics', 'candidates'] as const

/**
 * Parses a fragment like `#topics=housing,budget&candidates=bears`. Unknown ids are ignored.
 * @param all the ids of the page
 * @returns undefined if the fragment has another form, like that of a link within the page
 */
export function parseChoice(hash: string, all: Required<Choice>): Choice | undefined {
  // Decodes what apps that share links encode, and throws no error.
  const lists = new URLSearchParams(hash.slice(1))
  if (hash.length > 1 && !kinds.some((kind) => lists.has(kind))) return undefined
  const choice: { -readonly [Key in keyof Choice]: Choice[Key] } = {}
  for (const kind of kinds) {
    const list = lists.get(kind)?.split(',')
    const ids = all[kind].filter((id) => list?.includes(id))
    if (ids.length > 0) choice[kind] = ids
  }
  return choice
}

/** States how many of all people are shown, and which topics. `text` has placeholders for them. */
export function formatStatus(text: string, shown: number, all: number, topics: string): string {
  return text
    .replace('{shown}', String(shown))
    .replace('{all}', String(all))
    .replace('{topics}', () => topics)
}

/** Writes a choice as a fragment with the `#`. Empty if nothing is chosen. Ids need no encoding. */
export function formatChoice(choice: Choice): string {
  const parts = kinds.flatMap((kind) => (choice[kind] ? [`${kind}=${choice[kind].join(',')}`] : []))
  return parts.length > 0 ? `#${parts.join('&')}` : ''
}
