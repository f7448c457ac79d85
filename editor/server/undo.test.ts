/** @jest-environment node */
import { appendFileSync } from 'node:fs'
import { useEditor } from './testing/runEditor'

const editor = useEditor()

const candidate = 'candidates/ada.yaml'

it('takes back changes, byte for byte, the last first', async () => {
  const files = [candidate, 'sources.yaml', 'election.yaml'] as const
  const before = files.map(editor.current.read)
  await editor.current.save(candidate, { name: 'Ada King' })
  await editor.current.save('election.yaml', { title: 'Another title' })
  await editor.current.save(candidate, { name: 'Ada Lovelace' })
  const first = await editor.current.post('/api/undo', {})
  expect(first.json.undo).toBe('election.yaml')
  expect(editor.current.read(candidate)).toContain('name: Ada King')
  await editor.current.post('/api/undo', {})
  const last = await editor.current.post('/api/undo', {})
  expect(last.json).not.toHaveProperty('undo')
  expect(files.map(editor.current.read)).toEqual(before)
  expect(await editor.current.post('/api/undo', {})).toMatchObject({
    status: 409,
    json: { message: 'There is nothing to undo.' },
  })
})

it('takes back no change of a file that has changed since, but those of other files', async () => {
  await editor.current.save('election.yaml', { title: 'Another title' })
  await editor.current.save(candidate, { name: 'Ada King' })
  appendFileSync(editor.current.getPath(candidate), '# Checked.\n')
  const { status, json } = await editor.current.post('/api/undo', {})
  expect(status).toBe(409)
  expect(json.message).toContain('has changed on disk since you saved it, so its changes cannot be undone.')
  expect(json.file).toMatchObject({ path: candidate, value: { name: 'Ada King' } })
  expect(editor.current.read(candidate)).toContain('# Checked.')
  await editor.current.post('/api/undo', {})
  expect(editor.current.read('election.yaml')).not.toContain('Another title')
})
