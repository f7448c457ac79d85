import { findForeignLanguage } from '@/lib/locale/foreignLanguage'
import { phrases } from '@/lib/locale/phrases'
import { href, paths } from '@/lib/paths'
import type { Excerpt } from '@/data/views/topics'
import { ShortCitations } from '@/components/SourceList/ShortCitations'
import { describeOrigin } from '@/components/Statement/describeStatement'
import { OtherYear } from '@/components/Statement/StatementText'
import styles from './TopicGrid.module.css'

interface Props {
  readonly candidateId: string
  readonly excerpt: Excerpt
  /** `YYYY-MM-DD`. */
  readonly electionDate: string
  readonly citesSources: boolean
}

/** A candidate's statement: title if it is a key stance, text, kind and date, sources. Renders `<p>`s and a `<ul>`. */
export function TopicStatement({
  candidateId,
  excerpt: { statement, text, isCut },
  electionDate,
  citesSources,
}: Props) {
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
      {citesSources ? <ShortCitations sources={statement.sources} foldsOthers /> : null}
    </>
  )
}
