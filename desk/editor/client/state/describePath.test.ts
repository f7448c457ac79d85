import { describeForms } from '@/guide/fields/describeForms'
import { sampleFiles } from '../testing/fakeServer'
import { listChoices } from './choices'
import { describeFile, describeFiles, describePlace } from './describePath'

const forms = describeForms()
const choices = listChoices(sampleFiles['election.yaml'], sampleFiles['sources.yaml'], [
  ['ada', sampleFiles['candidates/ada.yaml']],
])

it.each([
  ['candidates/ada.yaml', ['stances', 1, 'text'], 'Ada Byron: Key stance 2, Text'],
  ['candidates/ada.yaml', ['stances', 1, 'reply', 'date'], 'Ada Byron: Key stance 2, Reply of the candidate, Date'],
  ['candidates/ada.yaml', ['unknown'], 'Ada Byron: unknown'],
  ['candidates/ada.yaml', ['constructor', 0], 'Ada Byron: Constructor 1'],
  ['candidates/ada.yaml', [], 'Ada Byron'],
  ['candidates/new.yaml', ['name'], 'new: Name'],
  ['sources.yaml', ['interview', 'url'], 'Sources: Interview, Web address'],
  ['election.yaml', ['results', 'winners', 'cityCouncil'], 'Election: Results, Winners, City Council'],
  [
    'election.yaml',
    ['results', 'votes', 'mayor', 'candidates', 'ada'],
    'Election: Results, Votes, Mayor, Votes for each candidate, Ada Byron',
  ],
  ['public/img/ada.jpg', [], 'Photographs'],
  ['streets.csv', [], 'Table of streets'],
  ['data/other/candidates/bo.yaml', ['stances', 1], 'Another election of the site: Key stance 2'],
])('describes %s, %j', (file, path, expected) => {
  expect(describePlace(forms, choices, file, path)).toBe(expected)
})

it('names several files like a person would, including a deleted candidate', () => {
  const files = Object.entries(sampleFiles).map(([path, value]) => ({ path, version: '1', value }))
  const report = { problems: [], warnings: [], tasks: [] }
  const election = { folder: 'anytown', title: 'Anytown', elections: [], files, report }
  const state = { election, drafts: {} }
  const deleted = { ...state, drafts: { 'candidates/ada.yaml': { base: '1', baseValue: {}, value: undefined } } }
  expect(describeFiles(state, ['sources.yaml', 'candidates/ada.yaml'])).toBe('Sources and Ada Byron')
  expect(describeFiles(deleted, ['sources.yaml', 'election.yaml', 'candidates/ada.yaml'])).toBe(
    'Sources, Election, and Ada Byron',
  )
  expect(describeFile(choices, 'election.yaml')).toBe('Election')
})
