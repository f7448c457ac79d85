import { foreignLanguage } from '@/lib/locale/foreignLanguage'
import { phrases } from '@/lib/locale/phrases'
import type { NamedPosition } from '@/data/schema/published'
import { SourceList } from '@/components/SourceList/SourceList'
import { describeStatement } from '@/components/StanceList/describeStatement'
import styles from './PositionList.module.css'

interface Props {
  readonly positions: readonly NamedPosition[]
  /** `YYYY-MM-DD`. Positions from other years show their year. */
  readonly electionDate: string
}

/** Further statements under the names of their topics, each with its sources. Renders articles, or a `<p>`. */
export function PositionList({ positions, electionDate }: Props) {
  if (positions.length === 0) return <p>{phrases.profile.noPositions}</p>
  return positions.map((position) => {
    const made = describeStatement(position, electionDate)
    return (
      <article key={position.topic}>
        <h3>{position.topicName}</h3>
        {made ? <p className={styles.made}>{phrases.profile.sentence(made)}</p> : null}
        <p className={styles.text} lang={foreignLanguage(position.language)}>
          {position.text}
        </p>
        <SourceList sources={position.sources} />
      </article>
    )
  })
}
