import { InlineScript } from '@/components/page/InlineScript/InlineScript'
import { Ballot, BallotColumn, BallotRow } from '@/components/parts/Ballot/Ballot'
import type { RaceGroup } from '@/guide/ask/races'
import { defineEntryPoint } from '@/lib/inline-scripts/bundleScript'
import { formatList } from '@/lib/locale/lists'
import { phrases } from '@/lib/locale/phrases'
import { href, paths } from '@/lib/paths'

const ballotPeopleScript = defineEntryPoint<typeof import('./ballotPeople.browser')>(
  'components/race/RaceGroups/ballotPeople',
)

interface Props {
  readonly groups: readonly RaceGroup[]
  readonly note?: string
  /** Of the file from which a script names the people on the ballot of the chosen areas. Omitted if there are none. */
  readonly peopleAddress?: string
}

/** With more groups, only those of everyone have a row each. All rows of a region would exceed the budget of the page. */
const MAX_GROUPS = 16

/** The groups of an election with many races. */
export function RaceGroups({ groups, note, peopleAddress }: Props) {
  const { inAll, localContests } = phrases.races
  const isShort = groups.length > MAX_GROUPS
  const listed = isShort ? groups.filter(({ localGroup }) => localGroup === undefined) : groups
  const others = groups.filter((group) => !listed.includes(group))
  return (
    <>
      <Ballot note={note}>
        <BallotColumn
          id="ballot"
          level={2}
          title={phrases.landing.onTheBallot}
          instruction={inAll({ contests: describeContests(groups) })}
          rows={[
            ...listed.map((group) => (
              <BallotRow
                key={group.groupId ?? ''}
                address={href(paths.group(group.groupId))}
                name={<b>{group.name}</b>}
                aside={describeContests([group])}
                localGroup={group.localGroup}
              />
            )),
            isShort ? (
              <BallotRow
                key="others"
                address={href(paths.candidates)}
                name={<b>{localContests}</b>}
                aside={describeContests(others)}
              />
            ) : null,
          ]}
        />
      </Ballot>
      {peopleAddress === undefined ? null : (
        <InlineScript entry={ballotPeopleScript} args={[peopleAddress, href(paths.candidates)]} loadsData />
      )}
    </>
  )
}

/** Counts like "2 races and 1 question". Leaves out what there is none of, but never both. */
function describeContests(groups: readonly RaceGroup[]): string {
  const { raceCount, questionCount } = phrases.races
  const races = groups.reduce((sum, group) => sum + group.races.length, 0)
  const questions = groups.reduce((sum, group) => sum + group.questions.length, 0)
  return formatList([
    ...(races > 0 || questions === 0 ? [raceCount({ count: races })] : []),
    ...(questions > 0 ? [questionCount({ count: questions })] : []),
  ])
}
