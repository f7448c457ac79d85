import { formatDate } from '@/lib/locale/dates'
import { phrases } from '@/lib/locale/phrases'
import { href, paths } from '@/lib/paths'
import type { CandidacyFacts } from '@/data/schema/published'
import { Phrase } from '@/components/Phrase/Phrase'
import { Citation } from '@/components/SourceList/SourceList'
import { FactRow } from './FactRow'
import styles from './CandidateFacts.module.css'

interface Props {
  readonly facts: CandidacyFacts
}

const text = phrases.profile

/** The outcome for a candidate, with the link to its sources. Renders a row of a `<dl>`. */
export function ResultRow({ facts }: Props) {
  const { race, results } = facts
  return (
    <FactRow label={text.resultLabel}>
      {describeResult(facts)}{' '}
      {race.noVote ? (
        race.noVote.sources.map((source) => (
          <span key={source.id} className={styles.detail}>
            <Phrase text={text.acclaimedSource} parts={{ source: <Citation source={source} /> }} />
          </span>
        ))
      ) : (
        <span className={styles.detail}>
          {results?.isUnofficial ? `${text.unofficial} ` : null}
          <a href={href(`${paths.home}#results`)}>{text.resultSources}</a>
        </span>
      )}
    </FactRow>
  )
}

function describeResult({ candidacy: { result, withdrawn }, results }: CandidacyFacts): string {
  if (result) return text.results[result]
  if (withdrawn) return text.results.withdrawn
  if (results?.isUndecided) return text.notDecided(results.asOf && formatDate(results.asOf))
  return text.notKnown
}
