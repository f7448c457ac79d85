import { phrases } from '@/lib/locale/phrases'
import { href } from '@/lib/paths'
import type { Race } from '@/data/schema/published'
import { Oval } from '@/components/Oval/Oval'
import { CollapsibleSources } from '@/components/SourceList/CollapsibleSources'
import { describeCandidateCount, describeTerms, describeVoteLimit } from './describeRace'
import styles from './RaceList.module.css'

interface Props {
  readonly races: readonly {
    readonly race: Race
    /** Path that its name links to. */
    readonly path: string
    /** Number of candidates who have not withdrawn. */
    readonly candidateCount: number
    /** Its group, if only some voters vote in it. */
    readonly localGroup?: string
  }[]
  /** True if the election's ballot names no parties. */
  readonly nonpartisan: boolean
}

/** The races with their numbers of candidates and votes, styled like a ballot. Renders a `<section>` under an `h2`. */
export function RaceList({ races, nonpartisan }: Props) {
  return (
    <section aria-labelledby="ballot">
      <h2 id="ballot">{phrases.races.onTheBallot}</h2>
      <ul className={styles.list}>
        {races.map(({ race, path, candidateCount, localGroup }) => {
          const terms = describeTerms(race, nonpartisan)
          return (
            <li key={race.id} className={styles.race} data-group={localGroup}>
              <h3>
                <a href={href(path)}>{race.name}</a>
              </h3>
              <p className={styles.limit}>{describeVoteLimit(race, candidateCount)}</p>
              <div className={styles.ovals}>
                {Array.from({ length: race.noVote ? 0 : (race.voteFor ?? 0) }, (_, index) => (
                  <Oval key={index} />
                ))}
              </div>
              <p className={styles.count}>{describeCandidateCount(candidateCount)}</p>
              {terms.length > 0 ? <p className={styles.about}>{terms.join(' ')}</p> : null}
              {race.about ? <p className={styles.about}>{race.about}</p> : null}
            </li>
          )
        })}
      </ul>
      <CollapsibleSources sources={races.flatMap(({ race }) => [...race.sources, ...(race.noVote?.sources ?? [])])} />
    </section>
  )
}
