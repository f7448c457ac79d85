import fs, { appendFileSync, existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { lockFile } from '@/lib/transaction/journal'
import type { FileState } from '../api'
import { folder, useEditor } from './testing/runEditor'

const editor = useEditor()

const candidate = 'candidates/ada.yaml'
const eve = {
  path: 'candidates/eve.yaml',
  value: { race: 'mayor', name: 'Eve', sortName: 'Eve', sources: ['notice'] },
  base: '',
}
const save: typeof editor.saveFiles = (...files) => editor.saveFiles(...files)

it('saves one changed word as one changed line', async () => {
  const before = editor.read(candidate).split('\n')
  const { status, json } = await editor.save(candidate, { sortName: 'King, Ada' })
  const after = editor.read(candidate).split('\n')
  expect(status).toBe(200)
  expect(after.filter((line, index) => line !== before[index])).toEqual(['sortName: King, Ada # surname first'])
  expect(json.state.undo).toEqual([candidate])
  expect(json.state.files[2].value.sortName).toBe('King, Ada')
})

it('saves a draft that has problems, so that the user can stop anywhere', async () => {
  const { json } = await editor.save(candidate, { race: 'major' })
  expect(json.state.report.problems).toContainEqual(expect.objectContaining({ file: candidate, path: ['race'] }))
})

it('overwrites no change on disk, and returns the file as it is now', async () => {
  const draft = await editor.change(candidate, { name: 'Ada King' })
  editor.replace(candidate, 'N/A', 'Independent')
  const { status, json } = await save(draft)
  expect(status).toBe(409)
  expect(json).toMatchObject({
    message: `data/${folder}/${candidate} was changed elsewhere since you opened it. Nothing was overwritten.`,
    file: { path: candidate, value: { name: 'Ada Byron', party: 'Independent' } },
  })
  expect(editor.read(candidate)).toContain('name: Ada Byron')
  const again = await save({ ...draft, base: json.file.version })
  expect(again.status).toBe(200)
  expect(editor.read(candidate)).toContain('name: Ada King')
})

it('overwrites no change of a second window', async () => {
  const draft = await editor.change(candidate, { name: 'Ada King' })
  const answers = await Promise.all(['Ada King', 'Ada Lovelace'].map((name) => save({ ...draft, value: { name } })))
  const statuses = answers.map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([200, 409])
})

it('does not bring back a file that was deleted, unless the user chooses that', async () => {
  const draft = await editor.change(candidate)
  editor.remove(candidate)
  const { status, json } = await save(draft)
  expect([status, json.file]).toEqual([409, { path: candidate, version: '' }])
  expect(existsSync(editor.getPath(candidate))).toBe(false)
  expect(await save({ ...draft, base: '' })).toMatchObject({ status: 200 })
  expect(editor.read(candidate)).toContain('name: Ada Byron')
})

it('writes all files of a save, or none if one of them has changed', async () => {
  const before = editor.read('election.yaml')
  const election = await editor.change('election.yaml', { title: 'Another title' })
  const refused = await save(eve, election, { path: candidate, value: { name: 'Ada King' }, base: 'older' })
  expect(refused).toMatchObject({ status: 409, json: { file: { path: candidate, value: { name: 'Ada Byron' } } } })
  expect(editor.read('election.yaml')).toBe(before)
  expect(existsSync(editor.getPath(eve.path))).toBe(false)
  expect((await save(eve, election)).json.state.undo).toEqual([eve.path, 'election.yaml'])
  expect(editor.read('election.yaml')).toContain('Another title')
})

it('finishes a save that a crash has interrupted before it shows the files', async () => {
  const { rename } = fs.promises
  const replacing = jest.spyOn(fs.promises, 'rename').mockImplementation((...names) =>
    // The journal, the first file, and then the crash.
    replacing.mock.calls.length > 2 ? new Promise(() => {}) : rename(...names),
  )
  save(eve, await editor.change(candidate, { name: 'Ada King' })).catch(() => {})
  while (replacing.mock.calls.length < 3) await sleep(10)
  expect(editor.read(candidate)).toContain('name: Ada Byron')
  replacing.mockRestore()
  // A lock is no obstacle if its program has ended, which this one has not.
  rmSync(join(editor.root, lockFile))
  const paths = (await editor.getState()).files.map(({ path }) => path)
  expect(paths).toContain(eve.path)
  expect(editor.read(candidate)).toContain('name: Ada King')
  expect(await editor.save(candidate, { name: 'Ada Lovelace' })).toMatchObject({ status: 200 })
})

it.each([
  ['ENOSPC', 'The disk is full. Free some space and try again.'],
  ['EROFS', 'The file system is read-only.'],
])('explains why nothing can be written: %s', async (code, reason) => {
  jest.spyOn(fs.promises, 'open').mockRejectedValue(Object.assign(new Error(code), { code, path: 'temporary' }))
  const { status, json } = await editor.save(candidate, { name: 'Ada King' })
  expect([status, json.message]).toEqual([503, `Nothing was saved. ${editor.getPath(candidate)}: ${reason}`])
  jest.restoreAllMocks()
})

it('writes no file that is too large to be read again', async () => {
  const before = editor.read(candidate)
  const { status, json } = await editor.save(candidate, { name: 'y'.repeat(1_000_000) })
  expect([status, json.message]).toEqual([413, 'This would be too long to save: more than 1 MB. Shorten it.'])
  expect(editor.read(candidate)).toBe(before)
})

it('creates a candidate, unless there is one by now', async () => {
  expect(await save(eve)).toMatchObject({ status: 200 })
  expect(editor.read(eve.path)).toMatch(/^# yaml-language-server: .*\n#.*\n\nname: Eve\nsortName: Eve\nrace: mayor\n/)
  const { status, json } = await save({ ...eve, value: { name: 'Another Eve' } })
  expect([status, json.file.value.name]).toEqual([409, 'Eve'])
})

it('deletes a candidate, unless the file has changed', async () => {
  const { version } = await editor.getFile(candidate)
  editor.replace(candidate, 'N/A', 'Independent')
  const { status, json } = await save({ path: candidate, base: version })
  expect([status, json.file.value.party]).toEqual([409, 'Independent'])
  const deleted = await save({ path: candidate, base: json.file.version })
  expect(deleted.json.state.files.map(({ path }: FileState) => path)).not.toContain(candidate)
  expect(existsSync(editor.getPath(candidate))).toBe(false)
})

it('deletes no file that every election needs', async () => {
  const { version } = await editor.getFile('sources.yaml')
  const { status, json } = await save({ path: 'sources.yaml', base: version })
  expect([status, json.message]).toEqual([
    400,
    `data/${folder}/sources.yaml cannot be deleted, because every election needs it.`,
  ])
})

it('explains why a file with a syntax error cannot be saved', async () => {
  const draft = await editor.change(candidate)
  editor.write(candidate, 'name: "Ada\n')
  const { files } = await editor.getState()
  const { version } = files.find(({ path }) => path === candidate) ?? {}
  const { status, json } = await save({ ...draft, base: version })
  expect(status).toBe(422)
  expect(json).toMatchObject({
    message: expect.stringContaining('cannot be read'),
    problems: [{ file: candidate }],
  })
  expect(editor.read(candidate)).toBe('name: "Ada\n')
})

it('warns about the addresses of stances that a draft changes, before it is saved', async () => {
  const { value } = await editor.getFile(candidate)
  const stances = (value.stances as readonly object[]).toReversed()
  const check = async (changes: object) =>
    editor.post('/api/check', { folder, drafts: [await editor.change(candidate, changes)] })
  const { json } = await check({ stances })
  expect(json.warnings).toContainEqual({
    file: candidate,
    path: ['stances'],
    message: expect.stringMatching(
      /^The addresses of key stances change: \/profile\/ada\/stance1\/ is now \/profile\/ada\/stance2\/.*Add new stances at the end/,
    ),
  })
  const { warnings } = (await check({ name: 'Ada King' })).json
  expect(warnings).not.toContainEqual(expect.objectContaining({ path: ['stances'] }))
})

it('undoes changes, byte for byte, the last first', async () => {
  const files = [candidate, 'sources.yaml', 'election.yaml'] as const
  const before = files.map(editor.read)
  await editor.save(candidate, { name: 'Ada King' })
  await editor.save('election.yaml', { title: 'Another title' })
  await editor.save(candidate, { name: 'Ada Lovelace' })
  const first = await editor.post('/api/undo', { folder })
  expect(first.json.undo).toEqual(['election.yaml'])
  expect(editor.read(candidate)).toContain('name: Ada King')
  await editor.post('/api/undo', { folder })
  const last = await editor.post('/api/undo', { folder })
  expect(last.json).not.toHaveProperty('undo')
  expect(files.map(editor.read)).toEqual(before)
  expect(await editor.post('/api/undo', { folder })).toMatchObject({
    status: 409,
    json: { message: 'There is nothing to undo.' },
  })
})

it('undoes a whole save: changed, new and deleted files', async () => {
  const paths = ['sources.yaml', candidate] as const
  const before = paths.map(editor.read)
  const sources = await editor.change('sources.yaml', { list: { title: 'List' } })
  const { version } = await editor.getFile(candidate)
  await save(sources, { path: candidate, base: version }, eve)
  expect((await editor.post('/api/undo', { folder })).status).toBe(200)
  expect(paths.map(editor.read)).toEqual(before)
  expect(existsSync(editor.getPath(eve.path))).toBe(false)
})

it('undoes nothing of a save if one of its files has changed since', async () => {
  const election = await editor.change('election.yaml', { title: 'Another title' })
  await save(election, await editor.change(candidate, { name: 'Ada King' }))
  const saved = editor.read(candidate)
  appendFileSync(editor.getPath(candidate), '# Checked.\n')
  const { status, json } = await editor.post('/api/undo', { folder })
  expect(status).toBe(409)
  expect(json.message).toContain('was changed elsewhere since you saved it, so the last save cannot be undone.')
  expect(json.file).toMatchObject({ path: candidate, value: { name: 'Ada King' } })
  expect(editor.read(candidate)).toContain('# Checked.')
  expect(editor.read('election.yaml')).toContain('Another title')
  editor.write(candidate, saved)
  expect(await editor.post('/api/undo', { folder })).toMatchObject({ status: 200 })
})

it.each([
  ['es', 200],
  ['tlh', 404],
  ['../es', 404],
])('creates a file of translations only for a language that pages can be in: %s', async (language, expected) => {
  const path = `translations/${language}.yaml`
  const { status } = await save({ path, value: { by: 'Ana Silva', texts: [] }, base: '' })
  expect([status, existsSync(editor.getPath(path))]).toEqual([expected, expected === 200])
})

it('lists the passages to translate, with those of drafts, even while a file has problems', async () => {
  const drafts = [await editor.change(candidate, { race: 'major', experience: 'A year in office.' })]
  const { json } = await editor.post('/api/texts', { folder, drafts, language: 'es' })
  expect(json).toContainEqual({ file: candidate, path: ['experience'], text: 'A year in office.', isStatement: true })
  expect(json).toContainEqual(expect.objectContaining({ file: 'election.yaml', text: 'Mayor', isStatement: false }))
})
