import type { RaceSheetContent } from '@/guide/ask/views/races'
import { RaceSheet } from '@/components/RaceSheet/RaceSheet'
import styles from '@/components/RaceSheet/RaceSheet.module.css'

export function RaceCandidates(props: RaceSheetContent) {
  const { ballotRace } = props
  const { id, name } = ballotRace.race
  // The landing page and the page of the race describe the office. Here, it would exceed the budget of the page.
  const race = { ...ballotRace.race, about: undefined }
  return (
    <section id={id} data-race-section className={styles.section} aria-labelledby={`${id}.name`}>
      <RaceSheet {...props} ballotRace={{ ...ballotRace, race }}>
        <h2 id={`${id}.name`}>{name}</h2>
      </RaceSheet>
    </section>
  )
}
