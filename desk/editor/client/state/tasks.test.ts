import type { ElectionState, UnpublishedChange } from '@/desk/editor/api'
import { ada, createState, sampleFiles } from '@/desk/editor/client/testing/fakeServer'
import { describeForms } from '@/guide/fields/describeForms'
import { type Path, getAt } from '@/lib/values'
import { listChoices } from './choices'
import { describeFile, describeFiles, describePlace } from './describePath'
import { type EditorState, editFile } from './editorState'
import { describeMark, findChangeState, getMark, listMarks } from './marks'
import { listStartTasks } from './startTasks'

describe('the day of the last change', () => {
  const { candidate: form } = describeForms()
  const path = 'candidates/ada.yaml'
  const value = { name: 'Ada', stances: [{ title: 'Roads', text: 'Fix them.' }], updated: '2017-10-21' }

  type Edit = readonly [Path, unknown]

  /** The day of the last change after edits on November 24, 2026. */
  function dateAfter(...edits: readonly Edit[]): unknown {
    const state = edits.reduce<EditorState>(
      (before, [field, next]) => editFile(before, path, form, field, next, '2026-11-24'),
      createState({ [path]: value }),
    )
    return state.drafts[path] && getAt(state.drafts[path].value, ['updated'])
  }

  const write = (text: string): Edit => [['stances', 0, 'text'], text]
  const correct = (date: string): Edit => [['updated'], date]
  const rename: Edit = [['name'], 'Ada B.']

  it.each<[string, readonly Edit[], unknown]>([
    ['becomes today when a statement changes', [write('Mend them.')], '2026-11-24'],
    ['becomes today when a statement is removed', [[['stances', 0], undefined]], '2026-11-24'],
    ['becomes today when the experience changes', [[['experience'], 'Clerk.']], '2026-11-24'],
    ['stays when something else changes', [rename], '2017-10-21'],
    ['stays as it was corrected', [write('Mend.'), correct('2026-11-20'), write('Mend them.')], '2026-11-20'],
    ['stays if it is corrected back', [write('Mend.'), correct('2017-10-21'), write('Mend it.')], '2017-10-21'],
    ['is back when the statement is', [write('Mend.'), rename, write('Fix them.')], '2017-10-21'],
    // There is no draft.
    ['is only on disk when everything is as it is there', [write('Mend.'), write('Fix them.')], undefined],
  ])('the day of the last change %s', (_title, edits, date) => {
    expect(dateAfter(...edits)).toBe(date)
  })
})

describe('describePath', () => {
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
    const state = createState(sampleFiles)
    const deleted = { ...state, drafts: { 'candidates/ada.yaml': { base: '1', baseValue: {}, value: undefined } } }
    expect(describeFiles(state, ['sources.yaml', 'candidates/ada.yaml'])).toBe('Sources and Ada Byron')
    expect(describeFiles(deleted, ['sources.yaml', 'election.yaml', 'candidates/ada.yaml'])).toBe(
      'Sources, Election, and Ada Byron',
    )
    expect(describeFile(choices, 'election.yaml')).toBe('Election')
  })
})

describe('startTasks', () => {
  const forms = describeForms()
  const report = { problems: [], warnings: [], tasks: [] }

  function load(changes: Partial<ElectionState> = {}, election: object = {}): EditorState {
    const files = { ...sampleFiles, 'election.yaml': { ...Object(sampleFiles['election.yaml']), ...election } }
    const elections = [{ folder: 'anytown', title: 'Anytown City Elections' }]
    return createState(files, { current: 'anytown', elections, ...changes })
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
})
