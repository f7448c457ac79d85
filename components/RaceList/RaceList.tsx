import { href, paths } from '@/lib/paths'
import type { Race } from '@/data/schema/published'
import { Oval } from '@/components/Oval/Oval'
import { FoldedSources } from '@/components/SourceList/FoldedSources'
import { describeRunning, describeVote } from './describeRace'
import styles from './RaceList.module.css'

interface Props {
  readonly races: readonly {
    readonly race: Race
    /** Candidates who have not withdrawn. */
    readonly running: number
  }[]
}

/** The races as columns of the ballot: how many candidates and votes each has. Renders a `<section>` under an `h2`. */
export function RaceList({ races }: Props) {
  return (
    <section aria-labelledby="ballot">
      <h2 id="ballot">On the ballot</h2>
      <ul className={styles.list}>
        {races.map(({ race, running }) => (
          <li key={race.id} className={styles.race}>
            <h3>
              <a href={href(paths.race(race.id))}>{race.name}</a>
            </h3>
            <p className={styles.vote}>{describeVote(race)}</p>
            <div className={styles.ovals}>
              {Array.from({ length: race.voteFor }, (_, index) => (
                <Oval key={index} />
              ))}
            </div>
            <p className={styles.running}>{describeRunning(running)}</p>
            {race.about ? <p className={styles.about}>{race.about}</p> : null}
          </li>
        ))}
      </ul>
      <FoldedSources sources={races.flatMap(({ race }) => race.sources)} />
    </section>
  )
}
