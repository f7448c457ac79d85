import type { Candidate } from '@/guide/fields/published'
import { CandidateCard, type CardRace } from '@/components/CandidateCard/CandidateCard'
import styles from './CandidateGrid.module.css'

interface Props {
  /** In the order shown. */
  readonly candidates: readonly Candidate[]
  readonly race: Omit<CardRace, 'hasIncumbents'>
}

/** Cards of candidates in rows. Two cards share the whole width. */
export function CandidateGrid({ candidates, race }: Props) {
  if (candidates.length === 0) return null
  const cardRace = { ...race, hasIncumbents: candidates.some(({ incumbent }) => incumbent !== undefined) }
  return (
    <ul className={candidates.length <= 2 ? `${styles.grid} ${styles.two}` : styles.grid}>
      {candidates.map((candidate) => (
        <li key={candidate.id}>
          <CandidateCard candidate={candidate} race={cardRace} />
        </li>
      ))}
    </ul>
  )
}
