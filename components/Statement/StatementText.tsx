import { findForeignLanguage } from '@/lib/locale/foreignLanguage'
import type { Position, Stance } from '@/guide/fields/published'
import { describeOtherYear } from './describeStatement'
import { Reply } from './Reply'
import styles from './Statement.module.css'

interface Props {
  readonly statement: Stance | Position
  readonly electionDate: string
  readonly name: string
}

/** The year of a statement if it is not the election's, its text, and the candidate's reply. */
export function StatementText({ statement, electionDate, name }: Props) {
  const { text, language, reply } = statement
  return (
    <>
      <OtherYear statement={statement} electionDate={electionDate} />
      <p className={styles.text} lang={findForeignLanguage(language)}>
        {text}
      </p>
      {reply ? <Reply reply={reply} name={name} /> : null}
    </>
  )
}

export function OtherYear({ statement, electionDate }: Pick<Props, 'statement' | 'electionDate'>) {
  const year = describeOtherYear(statement, electionDate)
  return year === undefined ? null : <p className={styles.year}>{year}</p>
}
