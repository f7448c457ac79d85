import type { ComponentProps, ReactNode } from 'react'
import { describeLanguage } from '@/lib/jsx/setLanguages'
import { phrases } from '@/lib/locale/phrases'
import { findLanguageOfText, untagText } from '@/lib/locale/taggedText'
import type { PageTerms } from '@/guide/ask/terms'
import { SourceList } from '@/components/parts/SourceList/SourceList'
import styles from './Terms.module.css'

interface Props {
  readonly text: string
  /** Without them, no term is explained. */
  readonly terms?: PageTerms
}

type ParagraphProps = Props & Omit<ComponentProps<'p'>, 'children'>

const noTerms: PageTerms = { terms: [], pieces: new Map() }

/** Text in which the first use of each term on the page opens its definition, which {@link TermNotes} has. */
export function TextWithTerms(props: Props) {
  const { attributes, words } = markTerms(props)
  return 'lang' in attributes ? <span {...attributes}>{words}</span> : <>{words}</>
}

export function ParagraphWithTerms({ text, terms, ...props }: ParagraphProps) {
  const { attributes, words } = markTerms({ text, terms })
  return (
    <p {...props} {...attributes}>
      {words}
    </p>
  )
}

/** Returns text with its terms as buttons, and the language for the element around it, if that differs from the page's. */
function markTerms({ text, terms: { terms, pieces } = noTerms }: Props) {
  const attributes = describeLanguage(findLanguageOfText(text))
  const words = (pieces.get(text) ?? [{ text }]).map((piece): ReactNode => {
    const content = 'lang' in attributes ? untagText(piece.text) : piece.text
    return piece.term ? (
      <button
        key={piece.term.id}
        type="button"
        className={styles.term}
        popoverTarget={toElementId(terms.indexOf(piece.term))}
      >
        {content}
      </button>
    ) : (
      content
    )
  })
  return { attributes, words }
}

/** The definitions of a page's terms. They open one by one. On paper and in old browsers, they are a list. */
export function TermNotes({ terms: { terms } }: { readonly terms: PageTerms }) {
  if (terms.length === 0) return null
  return (
    <div className={styles.notes}>
      <h2 className={styles.heading}>{phrases.site.terms}</h2>
      {terms.map(({ id, term, definition, sources }, index) => (
        <div key={id} id={toElementId(index)} className={styles.note} popover="auto" role="note">
          <p>
            <dfn className={styles.name}>{phrases.site.term({ term })}</dfn> {definition}
          </p>
          <SourceList sources={sources} />
        </div>
      ))}
    </div>
  )
}

/** Numbers are short, and each statement of a comparison has them. Ids of sections have no dot. */
function toElementId(index: number): string {
  return `term.${index + 1}`
}
