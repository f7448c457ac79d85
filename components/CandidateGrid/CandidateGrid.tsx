import type { Candidate } from '@/data/schema/published'
import { CandidateCard, type CardRace } from '@/components/CandidateCard/CandidateCard'
import styles from './CandidateGrid.module.css'

/** The most cards whose profiles are fetched ahead, so that a list costs a reader 160 kB at most. */
const MAX_LIKELY = 20

interface Props {
  /** In the order shown. */
  readonly candidates: readonly Candidate[]
  readonly race: Omit<CardRace, 'hasIncumbents'>
}

/** Cards of candidates in rows. Two cards share the whole width. Renders a `<ul>`, or nothing without candidates. */
export function CandidateGrid({ candidates, race }: Props) {
  if (candidates.length === 0) return null
  const cardRace = { ...race, hasIncumbents: candidates.some(({ incumbent }) => incumbent !== undefined) }
  return (
    <ul className={candidates.length <= 2 ? `${styles.grid} ${styles.two}` : styles.grid}>
      {candidates.map((candidate) => (
        <li key={candidate.id}>
          <CandidateCard candidate={candidate} race={cardRace} isLikely={candidates.length <= MAX_LIKELY} />
        </li>
      ))}
    </ul>
  )
}
