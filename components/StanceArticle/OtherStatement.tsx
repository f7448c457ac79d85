import { findForeignLanguage } from '@/lib/locale/foreignLanguage'
import { phrases } from '@/lib/locale/phrases'
import { href, paths } from '@/lib/paths'
import type { OtherStatement as Statement } from '@/data/views/candidates'
import { describeOrigin } from '@/components/Statement/describeStatement'
import { OtherYear } from '@/components/Statement/StatementText'
import styles from './OthersOnTopics.module.css'

interface Props {
  readonly candidateId: string
  readonly statement: Statement
  /** `YYYY-MM-DD`. */
  readonly electionDate: string
}

/** Another candidate's statement: title if it is a key stance, text, kind and date. Renders `<p>`s. */
export function OtherStatement({ candidateId, statement: { statement, text, isCut }, electionDate }: Props) {
  const origin = describeOrigin(statement)
  const lang = findForeignLanguage(statement.language)
  return (
    <>
      {'title' in statement ? (
        <p className={styles.title} lang={lang}>
          <a href={href(paths.stance(candidateId, statement.number))}>{statement.title}</a>
        </p>
      ) : null}
      <OtherYear statement={statement} electionDate={electionDate} />
      {text === '' ? null : <p lang={lang}>{isCut ? phrases.profile.cut(text) : text}</p>}
      {origin ? <p className={styles.origin}>{origin}</p> : null}
    </>
  )
}
