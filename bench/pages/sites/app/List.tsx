import guide from 'virtual:guide'
import { useEffect, useState } from 'react'
import { Oval } from '@/components/Oval/Oval'
import { RaceCandidates } from '@/components/RaceCandidates/RaceCandidates'
import { describeRace } from '@/components/RaceList/describeRace'
import styles from '@/components/RaceSelector/RaceSelector.module.css'
import { phrases } from '@/lib/locale/phrases'
import { candidatesOf, describeCandidateOrder, runningCount } from '@/data/guide'

const storageKey = 'selectedCandidateType'

interface Props {
  /** Race to show first, from the route. */
  readonly raceId?: string
}

/** The candidate list of the app. The chosen race is React state, and only its candidates are rendered. */
export function List({ raceId }: Props) {
  const { election, races, candidates } = guide
  const [chosenId, setChosenId] = useState(raceId ?? sessionStorage.getItem(storageKey) ?? undefined)
  const race = races.find(({ id }) => id === chosenId) ?? races[0]
  useEffect(() => {
    if (race) sessionStorage.setItem(storageKey, race.id)
  }, [race])
  if (!race) throw new Error('The guide has no race.')
  const raceCandidates = candidatesOf(guide, race.id)
  return (
    <>
      <h1>Candidates</h1>
      <p>
        {describeCandidateOrder(candidates)}{' '}
        {election.nonpartisan ? phrases.races.nonpartisanParties : phrases.races.partisanParties}
      </p>
      <fieldset className={styles.selector}>
        <legend>Show the candidates for</legend>
        <div className={styles.offices}>
          {races.map(({ id, name }) => (
            <button
              key={id}
              type="button"
              className={styles.office}
              aria-pressed={id === race.id}
              onClick={() => setChosenId(id)}
            >
              {name}
              <Oval />
            </button>
          ))}
        </div>
      </fieldset>
      <RaceCandidates
        race={race}
        description={describeRace(race, runningCount(raceCandidates), election.nonpartisan)}
        candidates={raceCandidates}
      />
    </>
  )
}
