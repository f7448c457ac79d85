import { phrases } from '@/lib/locale/phrases'
import { paths } from '@/lib/paths'
import type { Race } from '@/guide/fields/published'
import { ContestIndex } from '@/components/RaceIndex/RaceIndex'

interface Props {
  readonly groups: readonly {
    /** Omitted for the races without a group. */
    readonly groupId?: string
    readonly name: string
    readonly races: readonly (Pick<Race, 'id' | 'name'> & {
      readonly candidateCount: number
      readonly topicCount: number
    })[]
  }[]
  readonly isComplete: boolean
}

const text = phrases.compare

export function CompareIndex({ groups, isComplete }: Props) {
  return (
    <>
      <h1>{text.indexTitle}</h1>
      <p>
        {groups.length === 0 ? text.noRaces : text.indexIntroduction}
        {groups.length === 0 || isComplete ? null : ` ${text.otherRaces}`}
      </p>
      <ContestIndex
        groups={groups.map(({ races, ...group }) => ({
          ...group,
          contests: races.map(({ id, name, candidateCount, topicCount }) => ({
            path: paths.compareRace(id),
            name,
            aside: text.counts({ candidates: candidateCount, topics: topicCount }),
          })),
        }))}
      />
    </>
  )
}
