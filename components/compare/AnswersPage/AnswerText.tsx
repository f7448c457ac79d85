import { findForeignLanguage } from '@/lib/locale/foreignLanguage'
import { findLanguageOfText } from '@/lib/locale/taggedText'
import { formatLanguageName } from '@/lib/locale/languageName'
import { formatList } from '@/lib/locale/lists'
import { phrases } from '@/lib/locale/phrases'
import type { PersonAnswer, AnswerRow } from '@/guide/ask/questionnaires'
import type { PageTerms } from '@/guide/ask/terms'
import { FactRow } from '@/components/parts/FactList/FactList'
import { ParagraphWithTerms } from '@/components/parts/Terms/Terms'
import shared from '@/components/page/Theme/Shared.module.css'
import type { ReactNode } from 'react'

interface Props extends Pick<PersonAnswer, 'answer' | 'status'> {
  /** Without them, no term is explained. */
  readonly terms?: PageTerms
  /** True if what the person chose is shown elsewhere. */
  readonly hidesChoices?: boolean
}

const text = phrases.answers

/** What a person chose, said in their own words, or said as the editors summarize it. Without an answer, the status. */
export function AnswerText({ answer, status = 'not known', hidesChoices = false, terms }: Props) {
  if (!answer) return <p data-note>{text.statuses[status]}</p>
  const { choices = [], otherAnswer, quote, summary, language } = answer
  const foreign = findForeignLanguage(language ?? findLanguageOfText(quote ?? ''))
  return (
    <>
      {otherAnswer === undefined && (hidesChoices || choices.length === 0) ? null : (
        <p className={shared.strong}>
          {otherAnswer === undefined
            ? formatList(choices)
            : text.otherAnswer({ choices: formatList(choices), answer: otherAnswer })}
        </p>
      )}
      {quote ? (
        <>
          <blockquote>
            <p lang={foreign}>{text.quotation({ words: quote })}</p>
          </blockquote>
          <p data-note>{foreign ? text.ownWordsIn({ language: formatLanguageName(foreign) }) : text.ownWords}</p>
        </>
      ) : null}
      {summary ? <ParagraphWithTerms text={summary} terms={terms} /> : null}
    </>
  )
}

interface RowsProps {
  readonly rows: readonly AnswerRow[]
  readonly className?: string
  readonly listClassName?: string
  readonly renderPerson: (person: AnswerRow['people'][number]) => ReactNode
  /** In place of a list without names. */
  readonly nobody: ReactNode
}

/** Who chose what, and who gave no answer. */
export function AnswerRows({ rows, className, listClassName, renderPerson, nobody }: RowsProps) {
  return (
    <dl className={className}>
      {rows.map((row) => (
        <FactRow
          key={'choice' in row ? `choice ${row.choice}` : row.status}
          label={'choice' in row ? row.choice : text.statuses[row.status]}
        >
          {row.people.length === 0 ? nobody : <ul className={listClassName}>{row.people.map(renderPerson)}</ul>}
        </FactRow>
      ))}
    </dl>
  )
}
