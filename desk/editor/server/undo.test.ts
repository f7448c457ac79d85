/** @jest-environment node */
import { appendFileSync, existsSync } from 'node:fs'
import { folder, useEditor } from './testing/runEditor'

const editor = useEditor()

const candidate = 'candidates/ada.yaml'

it('undoes changes, byte for byte, the last first', async () => {
  const files = [candidate, 'sources.yaml', 'election.yaml'] as const
  const before = files.map(editor.current.read)
  await editor.current.save(candidate, { name: 'Ada King' })
  await editor.current.save('election.yaml', { title: 'Another title' })
  await editor.current.save(candidate, { name: 'Ada Lovelace' })
  const first = await editor.current.post('/api/undo', { folder })
  expect(first.json.undo).toEqual(['election.yaml'])
  expect(editor.current.read(candidate)).toContain('name: Ada King')
  await editor.current.post('/api/undo', { folder })
  const last = await editor.current.post('/api/undo', { folder })
  expect(last.json).not.toHaveProperty('undo')
  expect(files.map(editor.current.read)).toEqual(before)
  expect(await editor.current.post('/api/undo', { folder })).toMatchObject({
    status: 409,
    json: { message: 'There is nothing to undo.' },
  })
})

it('undoes a whole save: changed, new and deleted files', async () => {
  const paths = ['sources.yaml', candidate] as const
  const before = paths.map(editor.current.read)
  const [sources, ada] = await Promise.all(paths.map(editor.current.getFile))
  const files = [
    { path: 'sources.yaml', value: { ...sources?.value, list: { title: 'List' } }, base: sources?.version },
    { path: candidate, base: ada?.version },
    { path: 'candidates/eve.yaml', value: { name: 'Eve' }, base: '' },
  ]
  await editor.current.post('/api/save', { folder, files })
  expect((await editor.current.post('/api/undo', { folder })).status).toBe(200)
  expect(paths.map(editor.current.read)).toEqual(before)
  expect(existsSync(editor.current.getPath('candidates/eve.yaml'))).toBe(false)
})

it('undoes nothing of a save if one of its files has changed since', async () => {
  const { version, value } = await editor.current.getFile('election.yaml')
  const ada = await editor.current.getFile(candidate)
  const files = [
    { path: 'election.yaml', value: { ...value, title: 'Another title' }, base: version },
    { path: candidate, value: { ...ada.value, name: 'Ada King' }, base: ada.version },
  ]
  await editor.current.post('/api/save', { folder, files })
  const saved = editor.current.read(candidate)
  appendFileSync(editor.current.getPath(candidate), '# Checked.\n')
  const { status, json } = await editor.current.post('/api/undo', { folder })
  expect(status).toBe(409)
  expect(json.message).toContain('has changed on disk since you saved it, so the last save cannot be undone.')
  expect(json.file).toMatchObject({ path: candidate, value: { name: 'Ada King' } })
  expect(editor.current.read(candidate)).toContain('# Checked.')
  expect(editor.current.read('election.yaml')).toContain('Another title')
  editor.current.write(candidate, saved)
  expect(await editor.current.post('/api/undo', { folder })).toMatchObject({ status: 200 })
})
