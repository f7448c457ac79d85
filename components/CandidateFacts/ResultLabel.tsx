import { formatDate } from '@/lib/locale/dates'
import { phrases } from '@/lib/locale/phrases'
import type { CandidacyFacts } from '@/guide/ask/views/candidates'
import { Oval } from '@/components/Oval/Oval'
import styles from './CandidateFacts.module.css'

const text = phrases.profile

/** The outcome for a candidate after an oval, which is filled in for those elected. */
export function ResultLabel({ facts }: { readonly facts: Pick<CandidacyFacts, 'candidacy' | 'results'> }) {
  const { result } = facts.candidacy
  const isElected = result === 'elected' || result === 'acclaimed'
  return (
    <span className={styles.result}>
      <Oval filled={isElected} /> {describeResult(facts)}
    </span>
  )
}

function describeResult({
  candidacy: { result, withdrawn },
  results,
}: Pick<CandidacyFacts, 'candidacy' | 'results'>): string {
  if (result) return text.results[result]
  if (withdrawn) return text.results.withdrawn
  if (results?.isUndecided) return text.notDecided(results.asOf && formatDate(results.asOf))
  return text.notKnown
}
