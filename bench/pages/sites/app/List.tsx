import guide from 'virtual:guide'
import { useEffect, useState } from 'react'
import { RaceCandidates } from '@/components/RaceCandidates/RaceCandidates'
import { ListHead } from '@/components/RaceSelector/ListHead'
import { ListNotes } from '@/components/RaceSelector/ListNotes'
import styles from '@/components/RaceSelector/RaceSelector.module.css'
import { phrases } from '@/lib/locale/phrases'
import { summarize } from '@/app/candidates/summarize'
import { describeCandidateOrder } from '@/data/guide'
import { buildRaceSheets } from '@/data/raceSheets'

const storageKey = 'selectedCandidateType'

interface Props {
  /** Race to show first, from the route. */
  readonly raceId?: string
}

/** The candidate list of the app. The chosen race is React state, and only its candidates are rendered. */
export function List({ raceId }: Props) {
  const { election, candidates } = guide
  const [chosenId, setChosenId] = useState(raceId ?? sessionStorage.getItem(storageKey) ?? undefined)
  const sheets = buildRaceSheets(guide)
  const sheet = sheets.find(({ ballotRace }) => ballotRace.race.id === chosenId) ?? sheets[0]
  const race = sheet?.ballotRace.race
  useEffect(() => {
    if (race) sessionStorage.setItem(storageKey, race.id)
  }, [race])
  if (!race || !sheet) throw new Error('The guide has no race.')
  return (
    <>
      <ListHead summary={`${summarize(guide)} ${phrases.races.openCard}`} />
      <fieldset className={styles.selector}>
        <legend className={styles.legend}>Show the candidates for</legend>
        <div className={styles.offices}>
          {sheets.map(
            ({
              ballotRace: {
                race: { id, name },
                runningCount,
              },
            }) => (
              <button
                key={id}
                type="button"
                className={styles.office}
                aria-pressed={id === race.id}
                onClick={() => setChosenId(id)}
              >
                {name} <small>{phrases.races.indexCount(runningCount)}</small>
              </button>
            ),
          )}
        </div>
      </fieldset>
      <RaceCandidates {...sheet} />
      <ListNotes order={describeCandidateOrder(candidates)} nonpartisan={election.nonpartisan} />
    </>
  )
}
