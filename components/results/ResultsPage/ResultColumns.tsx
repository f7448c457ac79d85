import { Fragment, type ReactNode } from 'react'
import { createShareFormat } from '@/lib/locale/numbers'
import { describeRecount } from '@/guide/words/sentences'
import { phrases } from '@/lib/locale/phrases'
import { href, paths, toGroupAnchor } from '@/lib/paths'
import type { RaceResults } from '@/guide/ask/pages/results'
import type { PageTerms } from '@/guide/ask/terms'
import { Ballot, BallotColumn } from '@/components/parts/Ballot/Ballot'
import { hasWon } from '@/components/candidate/CandidateOutcome/CandidateOutcome'
import { OtherRounds } from '@/components/race/OtherRounds/OtherRounds'
import { Oval } from '@/components/parts/Oval/Oval'
import { describeElected } from '@/components/race/RaceList/describeBallotRace'
import { listRows } from '@/components/race/RaceList/RaceList'
import { roundsId } from '@/components/results/RoundTables/RoundTables'
import { describeMarks, describeOutcome, describeRest } from './describeResults'
import styles from './ResultsPage.module.css'

export interface RaceGroup {
  /** Omitted for the races without a group. */
  readonly groupId?: string
  readonly name: string
  readonly localGroup?: string
  readonly races: readonly { readonly id: string }[]
}

interface ColumnsProps {
  readonly races: readonly RaceResults[]
  /** Under a group, the races have no name of the group. */
  readonly level: 2 | 3
  readonly hasProfileLinks?: boolean
  readonly terms: PageTerms
}

const text = phrases.results

export function ResultColumns({ races, level, hasProfileLinks = false, terms }: ColumnsProps) {
  return (
    <Ballot>
      {races.map((race) => (
        <BallotColumn
          key={race.race.id}
          id={race.race.id}
          level={level}
          title={level === 2 ? race.title : race.race.name}
          path={race.path}
          instruction={describeElected(race)}
          rows={listRows(race, describeCandidate(race, hasProfileLinks), text.writeIn)}
          notes={[...describeRest(race), ...race.recountFacts.map(describeRecount)]}
          terms={terms}
          more={
            <>
              {race.otherRounds ? <OtherRounds {...race.otherRounds} /> : null}
              {race.votes?.rounds ? <RoundsLink race={race.race.id} /> : null}
            </>
          }
        />
      ))}
    </Ballot>
  )
}

function RoundsLink({ race }: { readonly race: string }) {
  return (
    <p data-screen>
      <a href={href(`${paths.racePage(race)}#${roundsId}`)}>{text.rounds.link}</a>
    </p>
  )
}

interface GroupsProps extends Pick<ColumnsProps, 'races' | 'terms'> {
  readonly groups: readonly RaceGroup[]
  readonly children: ReactNode
}

export function GroupedResults({ groups, races, terms, children }: GroupsProps) {
  const shown = groups.filter((group) => group.races.length > 0)
  return (
    <>
      <p className={styles.groups} data-screen>
        {shown.map(({ groupId, name, localGroup }) => (
          <Fragment key={groupId ?? ''}>
            <a href={`#${toGroupAnchor(groupId)}`} data-group={localGroup} data-target>
              {name}
            </a>{' '}
          </Fragment>
        ))}
      </p>
      {children}
      {shown.map(({ groupId, name, localGroup, races: of }) => (
        <div key={groupId ?? ''} id={toGroupAnchor(groupId)} className={styles.group} data-group={localGroup}>
          <h2>{name}</h2>
          <ResultColumns
            races={races.filter(({ race }) => of.some(({ id }) => id === race.id))}
            level={3}
            terms={terms}
          />
        </div>
      ))}
    </>
  )
}

/** Everyone has an oval beside the label: black for those who won, empty for everyone else. */
function describeCandidate(results: RaceResults, hasProfileLinks: boolean): Parameters<typeof listRows>[1] {
  const { counted, race } = results
  const formatShare = counted && createShareFormat(counted.counts, counted.total)
  return (candidate) => ({
    path: hasProfileLinks ? paths.profile(candidate.id) : undefined,
    mark: describeMarks(candidate, formatShare, race.ranks !== undefined),
    aside: (
      <>
        {describeOutcome(candidate, results)} <Oval filled={hasWon(candidate.result)} />
      </>
    ),
  })
}
