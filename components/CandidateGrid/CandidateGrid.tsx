import type { Candidate } from '@/data/schema/published'
import { CandidateCard } from '@/components/CandidateCard/CandidateCard'
import styles from './CandidateGrid.module.css'

interface Props {
  /** In the order shown. */
  readonly candidates: readonly Candidate[]
  /** False if no vote is held, so that nobody has an oval to mark on paper. */
  readonly hasVote: boolean
}

/** Cards of candidates in rows. Renders a `<ul>`, or nothing if there are no candidates. */
export function CandidateGrid({ candidates, hasVote }: Props) {
  if (candidates.length === 0) return null
  return (
    <ul className={styles.grid}>
      {candidates.map((candidate) => (
        <li key={candidate.id}>
          <CandidateCard candidate={candidate} hasVote={hasVote} />
        </li>
      ))}
    </ul>
  )
}
