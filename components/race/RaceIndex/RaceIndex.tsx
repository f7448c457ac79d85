import { InlineScript } from '@/components/page/InlineScript/InlineScript'
import type { RaceGroup } from '@/guide/ask/races'
import { defineEntryPoint } from '@/lib/inline-scripts/bundleScript'
import { phrases } from '@/lib/locale/phrases'
import { href, toGroupAnchor } from '@/lib/paths'
import ballot from '@/components/parts/Ballot/Ballot.module.css'
import styles from './RaceIndex.module.css'
import field from '@/components/page/Theme/Field.module.css'

const raceSearchScript = defineEntryPoint<typeof import('./raceSearch.browser')>('components/race/RaceIndex/raceSearch')

interface Props {
  readonly groups: readonly (Pick<RaceGroup, 'groupId' | 'name' | 'localGroup'> & {
    readonly contests: readonly Readonly<Record<'path' | 'name' | 'aside', string> & { isRace?: boolean }>[]
  })[]
}

/** Links to the contests of each group. The search looks for the text of the first element in a link. */
export function ContestIndex({ groups }: Props) {
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

interface SearchProps {
  /** Selector of the races and questions in a group. */
  readonly races: string
  /** Address of the file with the people, if the races do not list them. */
  readonly peopleAddress?: string
}

/** Field that filters the groups by the names of races and candidates. Hidden until its script shows it. */
export function RaceSearch({ races, peopleAddress }: SearchProps) {
  const { races: text } = phrases
  const groups = toGroupAnchor()
  return (
    <>
      <div className={styles.search} data-screen data-race-search hidden suppressHydrationWarning>
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
          data-found={text.searchResult({ races: '{races}' })}
          data-nothing={text.nothingFound}
          data-elsewhere={text.foundElsewhere}
          suppressHydrationWarning
        />
      </div>
      {peopleAddress === undefined ? (
        <InlineScript entry={raceSearchScript} args={[groups, races]} />
      ) : (
        <InlineScript entry={raceSearchScript} args={[groups, races, peopleAddress]} loadsData />
      )}
    </>
  )
}
