import { InlineScript } from '@/components/InlineScript/InlineScript'
import { RaceIndex } from '@/components/RaceIndex/RaceIndex'
import { RaceSearch } from '@/components/RaceIndex/RaceSearch'
import { raceSearchScript } from '@/components/RaceIndex/raceSearchScript'
import { candidatesOf, runningCount } from '@/data/guide'
import { contestsByGroup, localGroup } from '@/data/races'
import type { Guide } from '@/data/schema/published'

/** An index of the race pages by group, with a search field. */
export function Index({ guide }: { readonly guide: Guide }) {
  const groups = contestsByGroup(guide).map((group) => ({
    ...group,
    localGroup: localGroup(guide, group.groupId),
    races: group.races.map((race) => ({ race, candidateCount: runningCount(candidatesOf(guide, race.id)) })),
  }))
  const people = Object.fromEntries(
    guide.races.map(({ id }) => [
      id,
      candidatesOf(guide, id).map((candidate) => [candidate.id, candidate.name] as const),
    ]),
  )
  return (
    <>
      <RaceSearch />
      <InlineScript entry={raceSearchScript} args={[people]} />
      <RaceIndex groups={groups} />
    </>
  )
}
