import { phrases } from '@/lib/locale/phrases'
import type { CandidacyFacts } from '@/guide/ask/views/candidates'
import { describeResult, isElected } from '@/components/CandidateOutcome/CandidateOutcome'
import { Oval } from '@/components/Oval/Oval'
import styles from './CandidateFacts.module.css'

/** The outcome for a candidate after an oval, which is filled in for those elected. */
export function ResultLabel({ facts }: { readonly facts: Pick<CandidacyFacts, 'candidacy' | 'results'> }) {
  const { result, withdrawn } = facts.candidacy
  const { isUndecided = false, asOf } = facts.results ?? {}
  return (
    <span className={styles.result}>
      <Oval filled={isElected(result)} />{' '}
      {withdrawn && !result ? phrases.profile.results.withdrawn : describeResult(result, isUndecided, asOf)}
    </span>
  )
}
