import { href, paths } from '@/lib/paths'
import type { Race } from '@/data/schema/published'
import { Oval } from '@/components/Oval/Oval'
import { CollapsibleSources } from '@/components/SourceList/CollapsibleSources'
import { describeCandidateCount, describeVoteLimit } from './describeRace'
import styles from './RaceList.module.css'

interface Props {
  readonly races: readonly {
    readonly race: Race
    /** Number of candidates who have not withdrawn. */
    readonly candidateCount: number
  }[]
}

/** The races with their numbers of candidates and votes, styled like a ballot. Renders a `<section>` under an `h2`. */
export function RaceList({ races }: Props) {
  return (
    <section aria-labelledby="ballot">
      <h2 id="ballot">On the ballot</h2>
      <ul className={styles.list}>
        {races.map(({ race, candidateCount }) => (
          <li key={race.id} className={styles.race}>
            <h3>
              <a href={href(paths.race(race.id))}>{race.name}</a>
            </h3>
            <p className={styles.limit}>{describeVoteLimit(race)}</p>
            <div className={styles.ovals}>
              {Array.from({ length: race.noVote ? 0 : (race.voteFor ?? 0) }, (_, index) => (
                <Oval key={index} />
              ))}
            </div>
            <p className={styles.count}>{describeCandidateCount(candidateCount)}</p>
            {race.about ? <p className={styles.about}>{race.about}</p> : null}
          </li>
        ))}
      </ul>
      <CollapsibleSources sources={races.flatMap(({ race }) => race.sources)} />
    </section>
  )
}
