/** The areas that a reader has chosen, on every page that lists races. */
import { defineEntryPoint } from '@/lib/inline-scripts/bundleScript'
import { AreaPicker } from '@/components/AreaPicker/AreaPicker'
import { InlineScript } from '@/components/InlineScript/InlineScript'
import type { Guide } from '@/guide/fields/published'
import { buildElectionKey, listAreaKinds } from '@/guide/ask/races'
import { buildStorageKey } from '@/lib/paths'

const areaPickerScript = defineEntryPoint<typeof import('@/components/AreaPicker/areaPicker.browser')>(
  'components/AreaPicker/areaPicker.browser.ts',
)

interface Props {
  readonly guide: Guide
  /** False for a page that only applies the choice. */
  readonly hasPicker?: boolean
}

/** Applies the chosen areas to the rest of the page. Renders nothing if the election has no areas. */
export function ChosenArea({ guide, hasPicker = true }: Props) {
  if (guide.areas.length === 0) return null
  const kinds = listAreaKinds(guide)
  const key = buildStorageKey(buildElectionKey(guide.election), 'area')
  const toText = ({ id, groups }: (typeof kinds)[number]['areas'][number]) =>
    [id, ...groups.map((each) => each.id)].join(' ')
  return (
    <>
      {hasPicker ? <AreaPicker kinds={kinds} /> : null}
      <InlineScript
        entry={areaPickerScript}
        args={[key, kinds.map(({ areas }) => areas.map(toText).join(',')).join(';')]}
      />
    </>
  )
}
