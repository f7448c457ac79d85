/** Compares headings as people do: "Candidate names" and "name*" are the same heading. */
import type { Column, TableKind } from '../cells/columns'

/** Without case, accents and punctuation, and with one space between words. */
function foldHeading(heading: string): string {
  const letters = heading.normalize('NFKD').replace(/\p{M}|['’]/gu, '')
  const words = letters.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return words.join(' ')
}

/** {@link foldHeading}, without plurals. */
export function foldPlurals(heading: string): string {
  return foldHeading(heading).split(' ').map(toSingular).join(' ')
}

function toSingular(word: string): string {
  if (word.length < 4) return word
  return word
    .replace(/ies$/, 'y')
    .replace(/sses$/, 'ss')
    .replace(/([^s])s$/, '$1')
}

function withoutNotes(heading: string): string {
  return heading.replace(/\([^()]*\)|\[[^[\]]*\]/g, ' ')
}

const articles = new Set(['a', 'an', 'the', 'of'])

/** Makes "E-mail" and "Web site" the same as "Email" and "Website". */
function joinWords(words: string): string {
  return words.replaceAll(' ', '')
}

/** Ways to compare headings, the strictest first. */
function listFolds(kind: Pick<TableKind, 'name'>): readonly ((heading: string) => string)[] {
  const kindWords = new Set([...foldPlurals(kind.name).split(' '), ...articles])
  return [
    foldHeading,
    (heading) => foldHeading(withoutNotes(heading)),
    (heading) => foldPlurals(withoutNotes(heading)),
    (heading) =>
      foldPlurals(withoutNotes(heading))
        .split(' ')
        .filter((word) => !kindWords.has(word))
        .join(' '),
  ]
}

/** Finds the column of a kind that a heading names. Undefined if it names none, or could name several. */
export function findColumn(heading: string, kind: Pick<TableKind, 'name' | 'columns'>): Column | undefined {
  for (const fold of listFolds(kind)) {
    const key = joinWords(fold(heading))
    if (key === '') continue
    const columns = kind.columns.filter((column) =>
      [column.heading, ...(column.otherHeadings ?? [])].some((known) => joinWords(fold(known)) === key),
    )
    if (columns.length === 1) return columns[0]
  }
  return undefined
}
