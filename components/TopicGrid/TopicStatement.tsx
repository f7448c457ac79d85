import { findForeignLanguage } from '@/lib/locale/foreignLanguage'
import { href, paths } from '@/lib/paths'
import type { Statement } from '@/guide/ask/views/topics'
import { ShortCitations } from '@/components/SourceList/ShortCitations'
import { describeOrigin } from '@/components/Statement/describeStatement'
import { OtherYear } from '@/components/Statement/StatementText'
import styles from './TopicGrid.module.css'

interface Props {
  readonly candidateId: string
  readonly statement: Statement
  readonly electionDate: string
}

export function TopicStatement({ candidateId, statement, electionDate }: Props) {
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
      <p lang={lang}>{statement.text}</p>
      {origin ? <p className={styles.origin}>{origin}</p> : null}
      <ShortCitations sources={statement.sources} foldsOthers />
    </>
  )
}
