import { formatList } from '@/lib/locale/lists'
import { phrases } from '@/lib/locale/phrases'
import { paths } from '@/lib/paths'
import { Ballot, BallotColumn, BallotRow } from '@/components/parts/Ballot/Ballot'

interface Props {
  readonly groups: readonly {
    /** Omitted for the races without a group. */
    readonly groupId?: string
    readonly name: string
    readonly raceCount: number
    readonly questionCount: number
    readonly localGroup?: string
  }[]
  readonly note?: string
}

/** With more groups, only those of everyone have a row each. All rows of a region would exceed the budget of the page. */
const MAX_GROUPS = 16

export function RaceGroups({ groups, note }: Props) {
  const { inAll, localContests } = phrases.races
  const count = (some: Props['groups'], of: 'raceCount' | 'questionCount') =>
    some.reduce((sum, group) => sum + group[of], 0)
  const isShort = groups.length > MAX_GROUPS
  const listed = isShort ? groups.filter(({ localGroup }) => localGroup === undefined) : groups
  const others = groups.filter((group) => !listed.includes(group))
  return (
    <Ballot note={note}>
      <BallotColumn
        id="ballot"
        level={2}
        title={phrases.landing.onTheBallot}
        instruction={inAll({ contests: describeContests(count(groups, 'raceCount'), count(groups, 'questionCount')) })}
        rows={[
          ...listed.map(({ groupId, name, raceCount, questionCount, localGroup }) => (
            <BallotRow
              key={groupId ?? ''}
              path={paths.group(groupId)}
              name={<b>{name}</b>}
              aside={describeContests(raceCount, questionCount)}
              localGroup={localGroup}
            />
          )),
          isShort ? (
            <BallotRow
              key="others"
              path={paths.candidates}
              name={<b>{localContests}</b>}
              aside={describeContests(count(others, 'raceCount'), count(others, 'questionCount'))}
            />
          ) : null,
        ]}
      />
    </Ballot>
  )
}

/** Counts like "2 races and 1 question". Leaves out what there is none of, but never both. */
function describeContests(races: number, questions: number): string {
  const { raceCount, questionCount } = phrases.races
  return formatList([
    ...(races > 0 || questions === 0 ? [raceCount({ count: races })] : []),
    ...(questions > 0 ? [questionCount({ count: questions })] : []),
  ])
}
