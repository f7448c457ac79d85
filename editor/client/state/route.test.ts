/** @jest-environment node */
import { describeForms } from '../forms/describeForms'
import { describePath } from './describePath'
import { findRoute, formatRoute, parseFieldName, parseRoute } from './route'

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
  expect(findRoute('candidates/ruiz.yaml', ['name'])).toEqual({ page: 'candidate', id: 'ruiz', field: ['name'] })
  expect(findRoute('sources.yaml', ['list'])).toMatchObject({ page: 'sources' })
  expect(findRoute('election.yaml', ['when', 'hours'])).toMatchObject({ page: 'voting' })
  expect(findRoute('election.yaml', ['results'])).toMatchObject({ page: 'results' })
  expect(findRoute('public/img/ada.svg', [])).toBeUndefined()
})

it('reads the field of a task', () => {
  expect(parseFieldName('stances, item 2, text')).toEqual(['stances', 1, 'text'])
})

it('describes a field in the words of the form', () => {
  const forms = describeForms()
  expect(describePath(forms, 'candidates/a.yaml', ['stances', 1, 'reply', 'date'])).toBe(
    'Key stance 2, Reply of the candidate, Date',
  )
  expect(describePath(forms, 'sources.yaml', ['list', 'url'])).toBe('list, Web address')
  expect(describePath(forms, 'candidates/a.yaml', ['unknown'])).toBe('unknown')
})
