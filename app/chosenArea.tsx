import { defineEntryPoint } from '@/lib/inline-scripts/bundleScript'
import { AddressLookup } from '@/components/ballot/AddressLookup/AddressLookup'
import { AreaPicker } from '@/components/ballot/AreaPicker/AreaPicker'
import { InlineScript } from '@/components/page/InlineScript/InlineScript'
import { addDigest } from './lookup/[file]/people'
import type { Guide } from '@/guide/fields/published'
import { buildElectionKey, listAreaKinds } from '@/guide/ask/races'
import { separator, strongSeparator } from '@/lib/locale/lists'
import { phrases } from '@/lib/locale/phrases'
import { toTemplates } from '@/lib/locale/slots'
import { buildStorageKey, fileHref, paths } from '@/lib/paths'

const areaPickerScript = defineEntryPoint<typeof import('@/components/ballot/AreaPicker/areaPicker.browser')>(
  'components/ballot/AreaPicker/areaPicker',
)

const addressLookupScript = defineEntryPoint<typeof import('@/components/ballot/AddressLookup/addressLookup.browser')>(
  'components/ballot/AddressLookup/addressLookup',
)

interface Props {
  readonly guide: Guide
  /** False for a page that only applies the choice. */
  readonly hasPicker?: boolean
  /** True to find the areas of an address, if the election has a table of streets. */
  readonly hasLookup?: boolean
}

/** Applies the chosen areas to the rest of the page. Renders nothing if the election has no areas. */
export function ChosenArea({ guide, hasPicker = true, hasLookup = false }: Props) {
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
      {hasLookup && guide.streets.length > 0 ? (
        <>
          <AddressLookup />
          <InlineScript
            entry={addressLookupScript}
            args={[
              addDigest(fileHref(paths.lookup('streets-{file}.json')), guide.streets.join('')),
              guide.streets.length,
              toTemplates(phrases.races.address.answers),
              [separator, strongSeparator],
            ]}
            loadsData
          />
        </>
      ) : null}
    </>
  )
}
