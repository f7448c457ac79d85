import { phrases } from '@/lib/locale/phrases'
import type { PageTerms } from '@/guide/ask/views/terms'
import { SourceList } from '@/components/SourceList/SourceList'
import styles from './Terms.module.css'

interface Props {
  readonly text: string
  /** Without it, no term is explained. */
  readonly terms?: PageTerms
}

/** Text in which the first use of each term on the page opens its definition, which {@link TermNotes} has. */
export function TextWithTerms({ text, terms }: Props) {
  const pieces = terms?.pieces.get(text) ?? [{ text }]
  return (
    <>
      {pieces.map((piece) =>
        piece.term ? (
          <button key={piece.term.id} type="button" className={styles.term} popoverTarget={toElementId(piece.term)}>
            {piece.text}
          </button>
        ) : (
          piece.text
        ),
      )}
    </>
  )
}

/** The definitions of a page's terms. They open one by one. On paper and in old browsers, they are a list. */
export function TermNotes({ terms: { terms } }: { readonly terms: PageTerms }) {
  if (terms.length === 0) return null
  return (
    <div className={styles.notes}>
      <h2 className={styles.heading}>{phrases.site.terms}</h2>
      {terms.map(({ id, term, definition, sources }) => (
        <div key={id} id={toElementId({ id })} className={styles.note} popover="auto" role="note">
          <p>
            <dfn className={styles.name}>{phrases.site.term({ term })}</dfn> {definition}
          </p>
          <div className={styles.sources}>
            <SourceList sources={sources} />
          </div>
        </div>
      ))}
    </div>
  )
}

/** Ids of sections have no dot. */
function toElementId({ id }: { readonly id: string }): string {
  return `term.${id}`
}
