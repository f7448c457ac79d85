import type { Candidate, Race } from '@/data/schema/published'
import { CandidateGrid } from '@/components/CandidateGrid/CandidateGrid'
import styles from './RaceCandidates.module.css'

interface Props {
  readonly race: Race
  /** Number of candidates and of votes, as sentences. */
  readonly description: string
  readonly candidates: readonly Candidate[]
}

/** A race's candidates as a grid of cards. Renders a `<section>` under an `h2`, with the race's id as the fragment. */
export function RaceCandidates({ race, description, candidates }: Props) {
  return (
    <section id={race.id} data-race-section className={styles.section} aria-labelledby={`${race.id}-name`}>
      <h2 id={`${race.id}-name`}>{race.name}</h2>
      <p>{description}</p>
      {race.about ? <p>{race.about}</p> : null}
      <CandidateGrid candidates={candidates} hasVote={!race.noVote} />
    </section>
  )
}
