import { phrases } from '@/lib/locale/phrases'
import { href, paths, toGroupAnchor } from '@/lib/paths'
import type { Question, Race } from '@/guide/fields/published'
import ballot from '@/components/Ballot/Ballot.module.css'
import styles from './RaceIndex.module.css'
import field from '@/components/Field/Field.module.css'

/** A group of contests. `groupId` is omitted for the races without a group. */
type Group<Contests> = Contests & { readonly groupId?: string; readonly name: string; readonly localGroup?: string }

interface RaceGroup {
  readonly races: readonly {
    readonly race: Race
    /** Number of candidates who have not withdrawn. */
    readonly candidateCount: number
  }[]
  readonly questions: readonly Question[]
}

export function RaceIndex({ groups }: { readonly groups: readonly Group<RaceGroup>[] }) {
  const describe = ({ races, questions, ...group }: Group<RaceGroup>) => ({
    ...group,
    contests: [
      ...races.map(({ race, candidateCount }) => ({
        path: paths.racePage(race.id),
        name: race.name,
        aside: describeCount(race, candidateCount),
        isRace: true,
      })),
      ...questions.map(({ id, title, number }) => ({
        path: paths.question(id),
        name: phrases.questions.name(title, number),
        aside: phrases.races.ballotQuestion,
      })),
    ],
  })
  return <ContestIndex groups={groups.map(describe)} />
}

interface ContestGroup {
  readonly contests: readonly Readonly<Record<'path' | 'name' | 'aside', string> & { isRace?: boolean }>[]
}

/** Links to the contests of each group. The search looks for the text of the first element in a link. */
export function ContestIndex({ groups }: { readonly groups: readonly Group<ContestGroup>[] }) {
  return groups.map(({ groupId, name: group, localGroup, contests }) => {
    const anchor = toGroupAnchor(groupId)
    return (
      <div key={anchor} id={anchor} className={styles.group} data-group={localGroup} suppressHydrationWarning>
        <div className={ballot.band} data-band>
          <h2>{group}</h2>
        </div>
        <ul className={ballot.rows}>
          {contests.map(({ path, name, aside, isRace }) => (
            <li key={path} data-race={isRace} suppressHydrationWarning>
              <a className={ballot.row} href={href(path)}>
                <b className={ballot.name}>{name}</b> <small>{aside}</small>
              </a>
            </li>
          ))}
        </ul>
      </div>
    )
  })
}

function describeCount({ noVote }: Race, candidateCount: number): string {
  const { races: text } = phrases
  if (noVote?.reason === 'canceled') return text.indexCanceled
  return noVote ? text.indexNoVote(text.indexCount(candidateCount)) : text.indexCount(candidateCount)
}

/**
 * Field that filters the index by the names of races and candidates. Hidden until its script, which must follow it,
 * shows it.
 */
export function RaceSearch() {
  const { races: text } = phrases
  return (
    <div className={styles.search} data-screen-only data-race-search hidden suppressHydrationWarning>
      <label className={field.label} htmlFor="race-search">
        {text.search}
      </label>
      <input
        id="race-search"
        type="search"
        className={`${field.control} ${styles.field}`}
        autoComplete="off"
        spellCheck={false}
      />
      <p
        aria-live="polite"
        className={field.status}
        data-note
        data-found={text.searchResult}
        data-nothing={text.nothingFound}
        suppressHydrationWarning
      />
    </div>
  )
}
