/** Views of the words of a page that need explaining. Queries compute them and components show them. */
import type { Term } from '@/guide/fields/published'

/** A piece of text. With a term, it is its first use on the page. */
export interface TermPiece {
  readonly text: string
  readonly term?: Term
}

export interface PageTerms {
  /** In the order of their first uses. */
  readonly terms: readonly Term[]
  /** The pieces of the page's strings, by string. */
  readonly pieces: ReadonlyMap<string, readonly TermPiece[]>
}
