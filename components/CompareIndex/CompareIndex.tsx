import { phrases } from '@/lib/locale/phrases'
import { href, paths, toGroupAnchor } from '@/lib/paths'
import type { Race } from '@/guide/fields/published'
import ballot from '@/components/Ballot/Ballot.module.css'
import styles from './CompareIndex.module.css'

interface Props {
  readonly groups: readonly {
    /** Omitted for the races without a group. */
    readonly groupId?: string
    readonly name: string
    readonly races: readonly (Pick<Race, 'id' | 'name'> & {
      readonly candidateCount: number
      readonly topicCount: number
    })[]
  }[]
  readonly isComplete: boolean
}

const text = phrases.compare

export function CompareIndex({ groups, isComplete }: Props) {
  return (
    <>
      <h1>{text.indexTitle}</h1>
      <p>
        {groups.length === 0 ? text.noRaces : text.indexIntroduction}
        {groups.length === 0 || isComplete ? null : ` ${text.otherRaces}`}
      </p>
      {groups.map(({ groupId, name, races }) => (
        <div key={toGroupAnchor(groupId)} className={styles.group}>
          <div className={ballot.band} data-band>
            <h2>{name}</h2>
          </div>
          <ul className={ballot.rows}>
            {races.map((race) => (
              <li key={race.id}>
                <a className={ballot.row} href={href(paths.compareRace(race.id))}>
                  <b className={ballot.name}>{race.name}</b>{' '}
                  <small>{text.counts(race.candidateCount, race.topicCount)}</small>
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </>
  )
}
