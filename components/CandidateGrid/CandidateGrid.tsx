import type { Candidate } from '@/data/schema/published'
import { CandidateCard } from '@/components/CandidateCard/CandidateCard'
import styles from './CandidateGrid.module.css'

interface Props {
  /** In the order shown. */
  readonly candidates: readonly Candidate[]
}

/** Cards of candidates in rows. Renders a `<ul>`, or nothing if there are no candidates. */
export function CandidateGrid({ candidates }: Props) {
  if (candidates.length === 0) return null
  return (
    <ul className={styles.grid}>
      {candidates.map((candidate) => (
        <li key={candidate.id}>
          <CandidateCard candidate={candidate} />
        </li>
      ))}
    </ul>
  )
}
