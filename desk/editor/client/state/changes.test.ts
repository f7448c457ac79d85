/** @jest-environment node */
import { describeForms } from '@/guide/fields/describeForms'
import { addStep, applyChanges, emptyHistory, listChanges, moveStep } from './changes'
import { editFile, getContent, type EditorState } from './editorState'

const forms = describeForms()
const path = 'candidates/ada.yaml'
const place = { file: path, field: ['name'] }
const stances = [{ title: 'Roads' }, { title: 'Libraries' }]
const opened: EditorState = {
  election: {
    elections: [],
    folder: 'anytown',
    title: '',
    files: [{ path, version: '1', value: { name: 'Ada', stances } }],
    report: { problems: [], warnings: [], tasks: [] },
  },
  drafts: {},
}
const edit = (state: EditorState, field: readonly (string | number)[], value: unknown) =>
  editFile(state, path, forms.candidate, field, value)
const record = (history: typeof emptyHistory, before: EditorState, after: EditorState, now = 5000) =>
  addStep(history, listChanges(before, after), place, now)

it('undoes typing up to a pause, and repeats it', () => {
  const first = edit(opened, ['name'], 'Ada B')
  const second = edit(first, ['name'], 'Ada By')
  const third = edit(second, ['name'], 'Ada Byron')
  const history = [
    [opened, first, 5000] as const,
    [first, second, 5900] as const,
    [second, third, 7000] as const,
  ].reduce((all, [before, after, now]) => record(all, before, after, now), emptyHistory)
  const once = moveStep('undo', history, third, forms)!
  expect(getContent(once.state!, path)).toEqual({ name: 'Ada By', stances })
  const twice = moveStep('undo', once.history, once.state!, forms)!
  expect(twice.state).toEqual(opened)
  expect(moveStep('undo', twice.history, twice.state!, forms)).toBeUndefined()
  const repeated = moveStep('redo', twice.history, twice.state!, forms)!
  expect(getContent(repeated.state!, path)).toEqual({ name: 'Ada By', stances })
  // Another edit takes the place of those that were undone.
  const other = edit(repeated.state!, ['name'], 'Eve')
  expect(record(repeated.history, repeated.state!, other, 9000).undone).toEqual([])
})

it('undoes only its own field after another window has changed another', () => {
  const own = edit(opened, ['stances', 0, 'title'], 'Streets')
  const history = record(emptyHistory, opened, own)
  const changed = edit(edit(own, ['name'], 'Ada Byron'), ['stances', 1, 'title'], 'The library')
  const { state } = moveStep('undo', history, changed, forms)!
  expect(getContent(state!, path)).toEqual({
    name: 'Ada Byron',
    stances: [{ title: 'Roads' }, { title: 'The library' }],
  })
})

it('undoes nothing where another window has changed the same place', () => {
  const own = edit(opened, ['stances', 2], { title: 'Buses' })
  const history = record(emptyHistory, opened, own)
  const changed = edit(own, ['stances', 0, 'title'], 'Streets')
  expect(moveStep('undo', history, changed, forms)).toMatchObject({
    state: undefined,
    history: { done: [], undone: [] },
  })
})

it('takes over a change of another window into a file with other changes', () => {
  const changes = listChanges(opened, edit(opened, ['name'], 'Ada Byron'))
  const state = applyChanges(edit(opened, ['stances', 0], undefined), forms, changes)
  expect(getContent(state, path)).toMatchObject({ name: 'Ada Byron', stances: [{ title: 'Libraries' }] })
})

it('undoes a save as a new draft', () => {
  const own = edit(opened, ['name'], 'Ada Byron')
  const history = record(emptyHistory, opened, own)
  const files = [{ path, version: '2', value: getContent(own, path) }]
  const saved: EditorState = { election: { ...opened.election!, files }, drafts: {} }
  const { state } = moveStep('undo', history, saved, forms)!
  expect(state?.drafts[path]).toMatchObject({ base: '2', value: { name: 'Ada', stances } })
})
