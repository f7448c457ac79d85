/** @jest-environment node */
import { existsSync } from 'node:fs'
import { folder, useEditor } from './testing/runEditor'

const editor = useEditor()

const candidate = 'candidates/ada.yaml'

it('saves one changed word as one changed line', async () => {
  const before = editor.current.read(candidate).split('\n')
  const { status, json } = await editor.current.save(candidate, { sortName: 'King, Ada' })
  const after = editor.current.read(candidate).split('\n')
  expect(status).toBe(200)
  expect(after.filter((line, index) => line !== before[index])).toEqual(['sortName: King, Ada # surname first'])
  expect(json.state.undo).toBe(candidate)
  expect(json.state.files[2].value.sortName).toBe('King, Ada')
})

it('saves a draft that has problems, so that a person can stop anywhere', async () => {
  const { json } = await editor.current.save(candidate, { race: 'major' })
  expect(json.state.report.problems).toContainEqual(expect.objectContaining({ file: candidate, path: ['race'] }))
})

it('does not write a file that has not changed', async () => {
  const before = editor.current.read(candidate)
  const { json } = await editor.current.save(candidate, {})
  expect(json.state.undo).toBeUndefined()
  expect(editor.current.read(candidate)).toBe(before)
})

it('overwrites no change on disk, and returns the file as it is now', async () => {
  const { version, value } = await editor.current.getFile(candidate)
  editor.current.replace(candidate, 'N/A', 'Independent')
  const draft = { path: candidate, value: { ...value, name: 'Ada King' } }
  const { status, json } = await editor.current.post('/api/save', { draft, base: version })
  expect(status).toBe(409)
  expect(json).toMatchObject({
    message: `data/${folder}/${candidate} has changed on disk since you opened it. Nothing was overwritten.`,
    file: { path: candidate, value: { name: 'Ada Byron', party: 'Independent' } },
  })
  expect(editor.current.read(candidate)).toContain('name: Ada Byron')
  const again = await editor.current.post('/api/save', { draft, base: json.file.version })
  expect(again.status).toBe(200)
  expect(editor.current.read(candidate)).toContain('name: Ada King')
})

it('overwrites no change of a second window', async () => {
  const { version, value } = await editor.current.getFile(candidate)
  const saveName = (name: string) =>
    editor.current.post('/api/save', { draft: { path: candidate, value: { ...value, name } }, base: version })
  const statuses = (await Promise.all(['Ada King', 'Ada Lovelace'].map(saveName))).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([200, 409])
})

it('does not bring back a file that was deleted', async () => {
  const { version, value } = await editor.current.getFile(candidate)
  editor.current.remove(candidate)
  const { status } = await editor.current.post('/api/save', { draft: { path: candidate, value }, base: version })
  expect(status).toBe(404)
  expect(existsSync(editor.current.getPath(candidate))).toBe(false)
})

it('explains why a file with a syntax error cannot be saved', async () => {
  const { value } = await editor.current.getFile(candidate)
  editor.current.write(candidate, 'name: "Ada\n')
  const { files } = await editor.current.getState()
  const { version } = files.find(({ path }) => path === candidate) ?? {}
  const { status, json } = await editor.current.post('/api/save', { draft: { path: candidate, value }, base: version })
  expect(status).toBe(422)
  expect(json).toMatchObject({ message: expect.stringContaining('valid YAML'), problems: [{ file: candidate }] })
  expect(editor.current.read(candidate)).toBe('name: "Ada\n')
})
