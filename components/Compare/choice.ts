/** A reader's choice of candidates and topics, and its form in the fragment of the address. */

/** Ids in the order of the page. Omitted for all. */
export interface Choice {
  readonly topics?: readonly string[]
  readonly candidates?: readonly string[]
}

const kinds = ['topics', 'candidates'] as const

/**
 * Parses a fragment like `#topics=housing,budget&candidates=bears`. Unknown ids are ignored. A list of nothing but unknown
 * ids is ignored too, but an empty list chooses nothing.
 * @param hash `location.hash`
 * @param all the ids of the page
 * @returns undefined if the fragment has another form, like that of a link within the page
 */
export function parseChoice(hash: string, all: Required<Choice>): Choice | undefined {
  // Decodes what apps that share links encode, and throws no error.
  const lists = new URLSearchParams(hash.slice(1))
  if (hash.length > 1 && !kinds.some((kind) => lists.has(kind))) return undefined
  const choice: { -readonly [Key in keyof Choice]: Choice[Key] } = {}
  for (const kind of kinds) {
    const list = lists.get(kind)
    const ids = all[kind].filter((id) => list?.split(',').includes(id))
    if (list === '' || ids.length > 0) choice[kind] = ids
  }
  return choice
}

/** Writes a choice as a fragment with the `#`. Empty if everything is chosen. Ids need no encoding. */
export function formatChoice(choice: Choice): string {
  const parts = kinds.flatMap((kind) => (choice[kind] ? [`${kind}=${choice[kind].join(',')}`] : []))
  return parts.length > 0 ? `#${parts.join('&')}` : ''
}
