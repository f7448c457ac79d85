/** The area that a reader has chosen, on every page that lists races. */
import { defineEntryPoint } from '@/lib/inline-scripts/bundleScript'
import { AreaPicker, AreaStyle } from '@/components/AreaPicker/AreaPicker'
import { InlineScript } from '@/components/InlineScript/InlineScript'
import type { Guide } from '@/guide/fields/published'
import { buildElectionKey, listAreaBallots } from '@/guide/ask/races'
import { buildStorageKey } from '@/lib/paths'

const areaPickerScript = defineEntryPoint<typeof import('@/components/AreaPicker/areaPicker.browser')>(
  'components/AreaPicker/areaPicker.browser.ts',
)

interface Props {
  readonly guide: Guide
  /** With links to groups for readers without JavaScript. A page without a picker only applies the choice. */
  readonly picker?: 'with links' | 'without links'
}

/** Applies the chosen area to the rest of the page. Renders nothing if the election has no areas. */
export function ChosenArea({ guide, picker }: Props) {
  const { areas, groups, election } = guide
  if (areas.length === 0) return null
  const choices = listAreaBallots(guide).map(({ id, name, groups: groupIds, races, questionCount }) => ({
    id,
    name,
    count: races.length + questionCount,
    groups: groups.filter((group) => groupIds.includes(group.id)),
  }))
  return (
    <>
      <AreaStyle areas={areas} part={picker ? 'contests' : 'links'} />
      {picker ? <AreaPicker areas={choices} withLinks={picker === 'with links'} /> : null}
      <InlineScript
        entry={areaPickerScript}
        args={[buildStorageKey(buildElectionKey(election), 'area'), areas.map(({ id }) => id)]}
      />
    </>
  )
}
