import { defineEntryPoint } from '@/lib/inline-scripts/bundleScript'
import { InlineScript } from '@/components/page/InlineScript/InlineScript'
import { RaceNav } from '@/components/race/RacePage/RaceNav'
import type { LinkedRace } from '@/components/race/RacePage/raceLinks.browser'
import { findLocalGroup, findRaceNeighbors, listBallotNeighbors } from '@/guide/ask/races'
import type { Guide, Race } from '@/guide/fields/published'

const raceLinksScript = defineEntryPoint<typeof import('@/components/race/RacePage/raceLinks.browser')>(
  'components/race/RacePage/raceLinks.browser.ts',
)

/** Links to the races before and after a race: among all, or among those of the chosen areas. */
export function RaceLinks({ guide, race }: { readonly guide: Guide; readonly race: Race }) {
  const hasAreas = guide.areas.length > 0
  const { previous, next } = listBallotNeighbors(guide, race.id)
  const toArgs = (races: typeof next) =>
    races.map(({ id, name, group }): LinkedRace => (group === undefined ? [id, name] : [id, name, group]))
  const group = findLocalGroup(guide, race.group) ?? ''
  return (
    <>
      <RaceNav {...findRaceNeighbors(guide, race.id)} hasAreas={hasAreas} />
      {hasAreas ? <InlineScript entry={raceLinksScript} args={[group, toArgs(previous), toArgs(next)]} /> : null}
    </>
  )
}
