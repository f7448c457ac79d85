/** Part of a string. `isChanged` if the other version does not have it. */
export interface Part {
  readonly text: string
  readonly isChanged: boolean
}

/** Splits two versions of a string where their first and last words are equal, and what is between them differs. */
export function markWords(
  before: string,
  after: string,
): { readonly before: readonly Part[]; readonly after: readonly Part[] } {
  const [old, next] = [before, after].map((text) => text.split(/(\s+)/)) as [string[], string[]]
  const shorter = Math.min(old.length, next.length)
  let start = 0
  while (start < shorter && old[start] === next[start]) start++
  let end = 0
  while (end < shorter - start && old.at(-1 - end) === next.at(-1 - end)) end++
  const split = (words: readonly string[]) =>
    [
      { text: words.slice(0, start).join(''), isChanged: false },
      { text: words.slice(start, words.length - end).join(''), isChanged: true },
      { text: words.slice(words.length - end).join(''), isChanged: false },
    ].filter(({ text }) => text !== '')
  return { before: split(old), after: split(next) }
}
