import { phrases } from '@/lib/locale/phrases'
import { href, paths, toGroupAnchor } from '@/lib/paths'
import type { Question, Race } from '@/guide/fields/published'
import ballot from '@/components/Ballot/Ballot.module.css'
import styles from './RaceIndex.module.css'
import field from '@/components/Field/Field.module.css'

interface IndexGroup {
  /** Omitted for the races without a group. */
  readonly groupId?: string
  readonly name: string
  readonly localGroup?: string
  readonly races: readonly {
    readonly race: Race
    /** Number of candidates who have not withdrawn. */
    readonly candidateCount: number
  }[]
  readonly questions: readonly Question[]
}

export function RaceIndex({ groups }: { readonly groups: readonly IndexGroup[] }) {
  const { races: text } = phrases
  return groups.map(({ groupId, name, localGroup, races, questions }) => {
    const anchor = toGroupAnchor(groupId)
    return (
      <div key={anchor} id={anchor} className={styles.group} data-group={localGroup} suppressHydrationWarning>
        <div className={ballot.band} data-band>
          <h2>{name}</h2>
        </div>
        <ul className={ballot.rows}>
          {races.map(({ race, candidateCount }) => (
            <li key={race.id} data-race suppressHydrationWarning>
              <Row path={paths.racePage(race.id)} name={race.name} aside={describeCount(race, candidateCount)} />
            </li>
          ))}
          {questions.map(({ id, title, number }) => (
            <li key={id} suppressHydrationWarning>
              <Row path={paths.question(id)} name={phrases.questions.name(title, number)} aside={text.ballotQuestion} />
            </li>
          ))}
        </ul>
      </div>
    )
  })
}

/** A link to a contest. The search looks for the text of its first element. */
function Row({ path, name, aside }: Readonly<Record<'path' | 'name' | 'aside', string>>) {
  return (
    <a className={ballot.row} href={href(path)}>
      <b className={ballot.name}>{name}</b> <small>{aside}</small>
    </a>
  )
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
        data-found={text.searchResult}
        data-nothing={text.nothingFound}
        suppressHydrationWarning
      />
    </div>
  )
}
