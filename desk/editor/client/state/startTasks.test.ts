import { describeForms } from '@/guide/fields/describeForms'
import type { ElectionState, UnpublishedChange } from '@/desk/editor/api'
import { ada, sampleFiles } from '../testing/fakeServer'
import { editFile, type EditorState } from './editorState'
import { describeMark, findChangeState, getMark, listMarks } from './marks'
import { listStartTasks } from './startTasks'

const forms = describeForms()
const report = { problems: [], warnings: [], tasks: [] }

function load(changes: Partial<ElectionState> = {}, election: object = {}): EditorState {
  const contents = { ...sampleFiles, 'election.yaml': { ...Object(sampleFiles['election.yaml']), ...election } }
  const files = Object.entries(contents).map(([path, value]) => ({ path, version: path, value }))
  const elections = [{ folder: 'anytown', title: 'Anytown City Elections' }]
  return {
    election: { folder: 'anytown', title: '', current: 'anytown', elections, files, report, ...changes },
    drafts: {},
  }
}

const list = (state: EditorState) =>
  new Map(listStartTasks(state, listMarks(state, forms, report), report).map((task) => [task.object, task]))

const change = (file: string, path: UnpublishedChange['path'] = []): UnpublishedChange => ({ file, path, label: '' })

it('states of each task what is not saved, or else what is not published', () => {
  const published = load({ unpublished: [change(ada, ['name']), change('election.yaml', ['corrections', 0])] })
  const tasks = list(editFile(published, 'election.yaml', forms.election, ['where', 'places'], [{}]))
  expect(tasks.get('candidate')).toMatchObject({ state: 'notPublished', news: 'Ada Byron: 1 change not published.' })
  expect(tasks.get('correction')).toMatchObject({ state: 'notPublished' })
  expect(tasks.get('voting place')).toMatchObject({
    state: 'notSaved',
    news: 'Voting facts: 1 change not saved.',
    facts: '1 place',
  })
  expect(tasks.get('my changes')).toMatchObject({ state: 'notPublished', news: '2 changes are ready.' })
})

it('says that something is on the site only if that is known, and if there is something', () => {
  const ofPeople = (state: EditorState) => list(state).get('candidate')?.state
  expect(ofPeople(load())).toBeUndefined()
  expect(ofPeople(load({ unpublished: [] }))).toBe('published')
  expect(list(load({ unpublished: [] })).get('correction')?.state).toBeUndefined()
  expect(list(load({ unpublished: [] })).get('my changes')?.facts).toBe('Everything you saved is on the site')
  const elections = [
    { folder: 'anytown', title: 'Anytown City Elections' },
    { folder: 'springfield', title: 'Springfield Elections' },
  ]
  const other = load({ unpublished: [], elections, current: 'springfield' })
  expect(ofPeople(other)).toBeUndefined()
  expect(list(other).get('my changes')?.facts).toBe('The site shows Springfield Elections')
  const archived = elections.map((each) => ({ ...each, isArchived: each.folder === 'anytown' }))
  expect(ofPeople(load({ unpublished: [], elections: archived, current: 'springfield' }))).toBe('published')
})

it('counts the races with winners and votes', () => {
  const describe = (election: object) => list(load({}, election)).get('results')?.facts
  expect(describe({ date: '2999-11-07' })).toBe('No results yet. Election day is November 7, 2999')
  expect(describe({})).toBe('No results yet')
  expect(describe({ results: { winners: { mayor: ['cy'] } } })).toBe(
    'Winners of 1 of 2 races. Vote counts are still missing',
  )
  const votes = { mayor: { candidates: { cy: 1 } }, cityCouncil: { ballots: 1 } }
  expect(describe({ results: { winners: { mayor: ['cy'], cityCouncil: ['ada'] }, votes } })).toBe(
    'Winners are in. Vote counts are in',
  )
  expect(describe({ results: { winners: null, votes: 'many' } })).toMatch(/^Winners are still missing/)
})

it('begins one correction above the others, with the day, and one place below the others', () => {
  const state = load({}, { corrections: [{ text: 'Old' }], where: { places: [{ name: 'Old' }] } })
  const begin = (before: EditorState, task: string) => {
    const { path, value } = list(before).get(task)!.list!
    return editFile(before, 'election.yaml', forms.election, path, value)
  }
  const begun = ['correction', 'correction', 'voting place', 'voting place'].reduce(begin, state)
  expect(begun.drafts['election.yaml']?.value).toMatchObject({
    corrections: [{ date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) }, { text: 'Old' }],
    where: { places: [{ name: 'Old' }, {}] },
  })
  expect(list(begun).get('correction')?.route?.field).toEqual(['corrections', 0])
  expect(list(begun).get('voting place')?.route?.field).toEqual(['where', 'places', 1])
})

it('marks each page with its own changes and findings', () => {
  const draft = editFile(load({ unpublished: [] }), 'election.yaml', forms.election, ['corrections'], [{ text: 'A' }])
  const finding = { message: '' }
  const marks = listMarks(draft, forms, {
    ...report,
    problems: [{ ...finding, file: ada, path: ['name'] }],
    warnings: [{ ...finding, file: 'election.yaml', path: ['publisher', 'name'] }],
  })
  expect(describeMark(getMark(marks, { page: 'corrections' }))).toBe('not saved')
  expect(describeMark(getMark(marks, { page: 'candidate', id: 'ada' }))).toBe('1 problem')
  expect(describeMark(getMark(marks, { page: 'election' }))).toBe('1 warning')
  expect(getMark(marks, { page: 'results' })).toEqual({ notSaved: 0, notPublished: 0, problems: 0, warnings: 0 })
  expect(findChangeState(draft, getMark(marks, { page: 'results' }), true)).toBe('published')
})
