import type { RaceSheetContent } from '@/data/schema/published'
import { RaceSheet } from '@/components/RaceSheet/RaceSheet'
import styles from './RaceCandidates.module.css'

/** A race's candidates on the list. Renders a `<section>` under an `h2`, with the race's id as the fragment. */
export function RaceCandidates(props: RaceSheetContent) {
  const { id, name } = props.ballotRace.race
  return (
    <section id={id} data-race-section className={styles.section} aria-labelledby={`${id}-name`}>
      <RaceSheet {...props}>
        <h2 id={`${id}-name`}>{name}</h2>
      </RaceSheet>
    </section>
  )
}
