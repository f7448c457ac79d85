import { describeForms } from '@/guide/fields/describeForms'
import { candidateSections, electionPages, findRoute, formatRoute, parseFieldName, parseRoute } from './route'

it.each([
  { page: 'sources' },
  { page: 'candidate', id: 'ruiz' },
  { page: 'candidate', id: 'ruiz', field: ['stances', 0, 'title'] },
] as const)('formats and parses the address of %j', (route) => {
  expect(parseRoute(formatRoute(route))).toEqual(route)
})

it.each(['', '#/nothing', '#/candidate', '#/%', '#/candidate/%E0', '#/voting?field={', '#/__proto__'])(
  'opens a page for %j',
  (fragment) => {
    expect(parseRoute(fragment)).toHaveProperty('page')
  },
)

it('finds the page of a field in any file', () => {
  const forms = describeForms()
  expect(findRoute(forms, 'candidates/ruiz.yaml', ['name'])).toEqual({ page: 'candidate', id: 'ruiz', field: ['name'] })
  expect(findRoute(forms, 'sources.yaml', ['list'])).toMatchObject({ page: 'sources' })
  expect(findRoute(forms, 'election.yaml', ['when', 'hours'])).toMatchObject({ page: 'voting' })
  expect(findRoute(forms, 'election.yaml', ['results'])).toMatchObject({ page: 'results' })
  expect(findRoute(forms, 'public/img/ada.svg', [])).toBeUndefined()
})

it('reads the field of a task', () => {
  expect(parseFieldName('stances, item 2, text')).toEqual(['stances', 1, 'text'])
})

it('has a place for every field of a file, and a heading in a section of its own', () => {
  const { candidate, election } = describeForms()
  const shown = Object.values(electionPages).flatMap(({ sections }): readonly string[] => sections)
  for (const [sections, { fields }] of [
    [candidateSections, candidate],
    [shown, election],
  ] as const) {
    expect([...sections].toSorted()).toEqual([...new Set(fields.map(({ section }) => section))].toSorted())
    const alone = fields.filter(
      ({ label, section }) => label === section && fields.filter((field) => field.section === section).length === 1,
    )
    expect(alone.filter(({ form }) => form.kind !== 'group' && form.kind !== 'list')).toEqual([])
  }
})
