import type { ElectionState } from '@/desk/editor/api'
import { describeForms } from '@/guide/fields/describeForms'
import { createState } from '../testing/fakeServer'
import {
  editFile,
  findPath,
  finishSave,
  listCandidates,
  listDeleted,
  listIds,
  loadElection,
  getContent,
  listConflicts,
  listDrafts,
  replaceDraft,
  replaceFile,
  type EditorState,
} from './editorState'

const { candidate } = describeForms()
const path = 'candidates/ada.yaml'

const election = (version: string, value: unknown, folder = 'anytown') =>
  createState({}, { folder, files: [{ path, version, value }] }).election
const load = (state: EditorState, next: ElectionState) => loadElection(state, next, {})
const edit = (state: EditorState, name: string) => editFile(state, path, candidate, ['name'], name)

const opened = load({ drafts: {} }, election('1', { name: 'Ada' }))

it('keeps a draft over a change on disk of comments only, and writes it over the new version', () => {
  const state = load(edit(opened, 'Eve'), election('2', { name: 'Ada' }))
  expect(listConflicts(state)).toEqual([])
  expect(state.drafts[path]).toMatchObject({ base: '2', value: { name: 'Eve' } })
})

it('has a conflict if the content on disk has changed, until both versions are equal', () => {
  const state = load(edit(opened, 'Eve'), election('2', { name: 'Ada B.' }))
  expect(listConflicts(state)).toEqual([path])
  expect(getContent(state, path)).toEqual({ name: 'Eve' })
  expect(load(state, election('3', { name: 'Eve' })).drafts).toEqual({})
})

it('has a conflict if the file is gone', () => {
  expect(listConflicts(load(edit(opened, 'Eve'), { ...election('2', {}), files: [] }))).toEqual([path])
})

it('keeps what was typed while a draft was written', () => {
  const { drafts } = edit(opened, 'Eve')
  const state = finishSave(edit(edit(opened, 'Eve'), 'Eva'), drafts, election('2', { name: 'Eve' }))
  expect(state.drafts[path]).toEqual({ base: '2', baseValue: { name: 'Eve' }, value: { name: 'Eva' } })
})

it('keeps what was typed back while a draft was written', () => {
  const written = edit(opened, 'Eve')
  const state = finishSave(edit(written, 'Ada'), written.drafts, election('2', { name: 'Eve' }))
  expect(state.drafts[path]).toEqual({ base: '2', baseValue: { name: 'Eve' }, value: { name: 'Ada' } })
  expect(finishSave(written, written.drafts, election('2', { name: 'Eve' })).drafts).toEqual({})
})

it('finds the file of a candidate with either extension', () => {
  const file = { path: 'candidates/bo.yml', version: '1', value: { name: 'Bo' } }
  const state = load({ drafts: {} }, { ...election('1', {}), files: [file] })
  const paths = ['bo', 'eve'].map((id) => findPath(state, 'candidates', id))
  expect(paths).toEqual([file.path, 'candidates/eve.yaml'])
  expect(listCandidates(state)).toEqual([['bo', { name: 'Bo' }]])
})

it('keeps a new file as a draft until it is saved, and has a conflict if another program creates it', () => {
  const eve = 'candidates/eve.yaml'
  const state = editFile(opened, eve, candidate, [], { name: 'Eve' })
  expect(listConflicts(state)).toEqual([])
  expect(listDrafts(state.drafts)).toEqual([{ path: eve, value: { name: 'Eve' }, base: '' }])
  expect(listCandidates(state).map(([id]) => id)).toEqual(['ada', 'eve'])
  const next = { ...election('1', { name: 'Ada' }), files: [{ path: eve, version: '1', value: undefined }] }
  expect(listConflicts(load(state, next))).toEqual([eve])
})

it('deletes a file as a draft, which ends when the file is gone', () => {
  const deleted = editFile(opened, path, candidate, [], undefined)
  expect(listDrafts(deleted.drafts)).toEqual([{ path, value: undefined, base: '1' }])
  expect([listCandidates(deleted), listDeleted(deleted)]).toEqual([[], [{ id: 'ada', label: 'Ada' }]])
  expect(listConflicts(load(deleted, election('2', { name: 'Ada B.' })))).toEqual([path])
  const gone = finishSave(deleted, deleted.drafts, { ...election('1', {}), files: [] })
  expect([gone.drafts, listIds(gone)]).toEqual([{}, []])
})

it('has no draft left if the user accepts that another program has deleted the file', () => {
  const state = replaceFile(edit(opened, 'Eve'), { path, version: '' })
  expect(listConflicts(state)).toEqual([path])
  const draft = { base: '', baseValue: undefined, value: undefined }
  expect(replaceDraft(state, path, draft).drafts).toEqual({})
})

it('takes no draft over to another election', () => {
  expect(load(edit(opened, 'Eve'), election('1', { name: 'Ada' }, 'other')).drafts).toEqual({})
})

it('writes what others refer to first', () => {
  const draft = { base: '', baseValue: {}, value: {} }
  const drafts = { [path]: draft, 'election.yaml': draft, 'sources.yaml': draft }
  expect(listDrafts(drafts).map((each) => each.path)).toEqual(['sources.yaml', 'election.yaml', path])
})
