import { defineEntryPoint } from '@/lib/inline-scripts/bundleScript'
import { InlineScript } from '@/components/InlineScript/InlineScript'
import { RaceIndex, RaceSearch } from '@/components/RaceIndex/RaceIndex'
import { countRunning, listCandidates } from '@/guide/ask/guide'
import { findLocalGroup, groupContests, listRaces } from '@/guide/ask/races'
import type { Guide } from '@/guide/fields/published'
import { toGroupAnchor } from '@/lib/paths'

const raceSearchScript = defineEntryPoint<typeof import('@/components/RaceIndex/raceSearch.browser')>(
  'components/RaceIndex/raceSearch.browser.ts',
)

/** An index of the race pages by group, with a search field. */
export function Index({ guide }: { readonly guide: Guide }) {
  const groups = groupContests(guide).map((group) => ({
    ...group,
    localGroup: findLocalGroup(guide, group.groupId),
    races: group.races.map((race) => ({ race, candidateCount: countRunning(listCandidates(guide, race.id)) })),
  }))
  return (
    <>
      <RaceSearch />
      <InlineScript entry={raceSearchScript} args={[toGroupAnchor(), searchNames(guide)]} />
      <RaceIndex groups={groups} />
    </>
  )
}

/** The candidates' names in the form of the search script. A comma in a name only splits it in two. */
function searchNames(guide: Guide): string {
  return listRaces(guide)
    .map(({ id }) =>
      listCandidates(guide, id)
        .map(({ name }) => name.replaceAll(';', ','))
        .join(','),
    )
    .join(';')
}
