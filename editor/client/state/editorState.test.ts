/** @jest-environment node */
import type { ElectionState } from '../../api'
import { describeForms } from '../forms/describeForms'
import { getValue, listConflicts, listDrafts, reduce, type EditorState } from './editorState'

const { candidate } = describeForms()
const path = 'candidates/ada.yaml'

function election(version: string, value: unknown, folder = 'anytown'): ElectionState {
  return { folder, title: '', files: [{ path, version, value }], report: { problems: [], warnings: [], tasks: [] } }
}
const load = (state: EditorState, next: ElectionState) => reduce(state, { kind: 'load', election: next })
const edit = (state: EditorState, name: string) =>
  reduce(state, { kind: 'edit', path, form: candidate, field: ['name'], value: name })

const opened = load({ drafts: {} }, election('1', { name: 'Ada' }))

it('has no draft of a file that was changed back', () => {
  expect(edit(edit(opened, 'Eve'), 'Ada').drafts).toEqual({})
})

it('keeps a draft over a change on disk of comments only, and writes it over the new version', () => {
  const state = load(edit(opened, 'Eve'), election('2', { name: 'Ada' }))
  expect(listConflicts(state)).toEqual([])
  expect(state.drafts[path]).toMatchObject({ base: '2', value: { name: 'Eve' } })
})

it('has a conflict if the content on disk has changed, until both versions are equal', () => {
  const state = load(edit(opened, 'Eve'), election('2', { name: 'Ada B.' }))
  expect(listConflicts(state)).toEqual([path])
  expect(getValue(state, path)).toEqual({ name: 'Eve' })
  expect(load(state, election('3', { name: 'Eve' })).drafts).toEqual({})
})

it('has a conflict if the file is gone', () => {
  expect(listConflicts(load(edit(opened, 'Eve'), { ...election('2', {}), files: [] }))).toEqual([path])
})

it('keeps what was typed while a draft was written', () => {
  const written = edit(opened, 'Eve').drafts[path]?.value
  const state = reduce(edit(edit(opened, 'Eve'), 'Eva'), {
    kind: 'save',
    path,
    value: written,
    election: election('2', { name: 'Eve' }),
  })
  expect(state.drafts[path]).toEqual({ base: '2', baseValue: { name: 'Eve' }, value: { name: 'Eva' } })
})

it('takes no draft over to another election', () => {
  expect(load(edit(opened, 'Eve'), election('1', { name: 'Ada' }, 'other')).drafts).toEqual({})
})

it('writes what others refer to first', () => {
  const draft = { base: '', baseValue: {}, value: {} }
  const drafts = { [path]: draft, 'election.yaml': draft, 'sources.yaml': draft }
  expect(listDrafts(drafts).map((each) => each.path)).toEqual(['sources.yaml', 'election.yaml', path])
})
