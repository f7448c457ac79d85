import { phrases } from '@/lib/locale/phrases'
import { href, paths } from '@/lib/paths'
import styles from './RaceGroups.module.css'

interface Props {
  readonly groups: readonly {
    /** Omitted for the races without a group. */
    readonly groupId?: string
    readonly name: string
    readonly raceCount: number
    readonly questionCount: number
    /** The group's id, if only some voters vote in it. */
    readonly localGroup?: string
  }[]
}

/** The groups of races with links to the index of races. Renders a `<section>` under an `h2`. */
export function RaceGroups({ groups }: Props) {
  return (
    <section aria-labelledby="ballot">
      <h2 id="ballot">{phrases.races.onTheBallot}</h2>
      <ul className={styles.list}>
        {groups.map(({ groupId, name, raceCount, questionCount, localGroup }) => (
          <li key={groupId ?? ''} data-group={localGroup}>
            <a href={href(paths.group(groupId))}>{name}</a>{' '}
            <span className={styles.count}>{phrases.races.contestCount(raceCount, questionCount)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
