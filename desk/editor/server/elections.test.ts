/** @jest-environment node */
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { folder, runEditor, useEditor } from './testing/runEditor'

const editor = useEditor()

const other = 'springfield-2017'
const election = 'election.yaml'

beforeEach(() => {
  const { root } = editor.current
  cpSync(join(root, 'data', folder), join(root, 'data', other), { recursive: true })
  editor.current.write(`/data/${other}/${election}`, 'city: Springfield\n')
})

it('lists the elections by title, and opens one of them', async () => {
  const unopened = await runEditor(editor.current, '')
  try {
    const elections = [
      { folder, title: 'Anytown City Elections' },
      { folder: other, title: '' },
    ]
    expect(await unopened.getState()).toMatchObject({ folder: '', files: [], elections })
    const { json } = await unopened.post('/api/open', { folder: other })
    expect(json).toMatchObject({
      folder: other,
      elections,
      files: [{ value: { city: 'Springfield' } }, {}, {}, {}, {}, {}],
    })
    expect((await unopened.getState()).folder).toBe(other)
  } finally {
    await unopened.stop()
  }
})

it.each(['nowhere', '..', '../data/anytown-2017', ''])('opens no election %j', async (name) => {
  expect(await editor.current.post('/api/open', { folder: name })).toMatchObject({ status: 404 })
  expect((await editor.current.getState()).folder).toBe(folder)
})

it('asks for another election if the folder of the open one is gone', async () => {
  editor.current.remove('')
  expect(await editor.current.getState()).toMatchObject({ folder: '', elections: [{ folder: other }] })
  expect(await editor.current.post('/api/save', { folder, files: [] })).toMatchObject({
    status: 404,
    json: { message: 'No election is open. Choose one, or start a new one.' },
  })
})

it('neither saves, undoes, checks nor previews an election if another window has opened another one', async () => {
  const { version, value } = await editor.current.getFile(election)
  const files = [{ path: election, value: { ...value, title: 'Another title' }, base: version }]
  await editor.current.post('/api/save', { folder, files })
  await editor.current.post('/api/open', { folder: other })
  const message = expect.stringContaining('Another window has opened another election. Nothing was written.')
  for (const answer of await Promise.all([
    editor.current.post('/api/save', { folder, files }),
    editor.current.post('/api/undo', { folder }),
    editor.current.post('/api/check', { folder, drafts: [] }),
    editor.current.post('/api/preview', { folder, drafts: [], page: '' }),
  ]))
    expect(answer).toMatchObject({ status: 409, json: { message } })
  expect(editor.current.read(election)).toContain('Another title')
})
