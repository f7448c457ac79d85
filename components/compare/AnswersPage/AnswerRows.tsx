import type { ReactNode } from 'react'
import { phrases } from '@/lib/locale/phrases'
import type { AnswerRow } from '@/guide/ask/questionnaires'

interface Props {
  readonly rows: readonly AnswerRow[]
  readonly className?: string
  /** Class of the lists of names. */
  readonly listClassName?: string
  readonly renderPerson: (person: AnswerRow['people'][number]) => ReactNode
  /** In place of a list without names. */
  readonly nobody: ReactNode
}

/** Who chose what, and who gave no answer. */
export function AnswerRows({ rows, className, listClassName, renderPerson, nobody }: Props) {
  return (
    <dl className={className}>
      {rows.map((row) => (
        <div key={'choice' in row ? `choice ${row.choice}` : row.status}>
          <dt>{'choice' in row ? row.choice : phrases.answers.statuses[row.status]}</dt>
          <dd>
            {row.people.length === 0 ? nobody : <ul className={listClassName}>{row.people.map(renderPerson)}</ul>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
