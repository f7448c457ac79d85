import { InlineScript } from '@/components/page/InlineScript/InlineScript'
import { RaceGroups } from '@/components/race/RaceGroups/RaceGroups'
import { describeParties } from '@/guide/ask/ballotRaces'
import { listRaceGroups } from '@/guide/ask/races'
import type { Guide } from '@/guide/fields/published'
import { defineEntryPoint } from '@/lib/inline-scripts/bundleScript'
import { href, paths } from '@/lib/paths'
import { getPeopleAddress } from './lookup/[file]/people'

const ballotPeopleScript = defineEntryPoint<typeof import('@/components/race/RaceGroups/ballotPeople.browser')>(
  'components/race/RaceGroups/ballotPeople.browser.ts',
)

/** The groups of an election with many races. If the reader has chosen areas, a script names the people on their ballot. */
export function Groups({ guide }: { readonly guide: Guide }) {
  const groups = listRaceGroups(guide).map(({ races, questions, ...group }) => ({
    ...group,
    raceCount: races.length,
    questionCount: questions.length,
  }))
  return (
    <>
      <RaceGroups groups={groups} note={describeParties(guide)} />
      {guide.areas.length > 0 ? (
        <InlineScript entry={ballotPeopleScript} args={[getPeopleAddress(guide), href(paths.candidates)]} loadsData />
      ) : null}
    </>
  )
}
