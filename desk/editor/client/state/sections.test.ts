/** @jest-environment node */
import { describeForms } from '@/guide/fields/describeForms'
import { sections } from './sections'

const forms = describeForms()

it.each(['candidate', 'election'] as const)('the pages of the %s have every section of its fields once', (kind) => {
  const shown = Object.values<readonly string[]>(sections[kind]).flat()
  expect(shown.toSorted()).toEqual([...new Set(forms[kind].fields.map(({ section }) => section))].toSorted())
})

it.each(['candidate', 'election'] as const)('a field of the %s with a section of its own has a heading', (kind) => {
  const alone = forms[kind].fields.filter(
    ({ label, section }) =>
      label === section && forms[kind].fields.filter((field) => field.section === section).length === 1,
  )
  expect(alone.filter(({ form }) => form.kind !== 'group' && form.kind !== 'list')).toEqual([])
})
