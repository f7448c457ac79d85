import guide from 'virtual:guide'
import { useEffect, useState } from 'react'
import { Oval } from '@/components/Oval/Oval'
import { RaceCandidates } from '@/components/RaceCandidates/RaceCandidates'
import { describeRace } from '@/components/RaceList/describeRace'
import styles from '@/components/RaceSelector/RaceSelector.module.css'
import { candidatesOf, describeCandidateOrder, runningCount } from '@/data/guide'

const key = 'selectedCandidateType'

interface Props {
  /** Id of the race that the route names, if it does. */
  readonly asked?: string
}

/** The candidate list of the app. The chosen race is React state, and only that race is rendered. */
export function List({ asked }: Props) {
  const { election, races, candidates } = guide
  const [chosen, choose] = useState(asked ?? sessionStorage.getItem(key) ?? undefined)
  const race = races.find(({ id }) => id === chosen) ?? races[0]!
  const running = candidatesOf(guide, race.id)
  useEffect(() => sessionStorage.setItem(key, race.id), [race])
  return (
    <>
      <h1>Candidates</h1>
      <p>
        {describeCandidateOrder(candidates)}{' '}
        {election.nonpartisan
          ? 'This election is nonpartisan: a party is shown only where the candidate stated it. N/A means that the candidate stated none, or none that we could confirm.'
          : 'Party N/A means that the candidate stated none, or none that we could confirm.'}
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
              onClick={() => choose(id)}
            >
              {name}
              <Oval />
            </button>
          ))}
        </div>
      </fieldset>
      <RaceCandidates race={race} description={describeRace(race, runningCount(running))} candidates={running} />
    </>
  )
}
