import { phrases } from '@/lib/locale/phrases'
import { paths } from '@/lib/paths'
import { Ballot, BallotColumn, BallotRow } from '@/components/Ballot/Ballot'

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

export function RaceGroups({ groups, note }: Props) {
  const { contestCount } = phrases.races
  const total = (count: 'raceCount' | 'questionCount') => groups.reduce((sum, group) => sum + group[count], 0)
  return (
    <Ballot note={note}>
      <BallotColumn
        id="ballot"
        level={2}
        title={phrases.landing.onTheBallot}
        instruction={contestCount(total('raceCount'), total('questionCount'))}
        rows={groups.map(({ groupId, name, raceCount, questionCount, localGroup }) => (
          <BallotRow
            key={groupId ?? ''}
            path={paths.group(groupId)}
            name={<b>{name}</b>}
            aside={contestCount(raceCount, questionCount)}
            localGroup={localGroup}
          />
        ))}
      />
    </Ballot>
  )
}
