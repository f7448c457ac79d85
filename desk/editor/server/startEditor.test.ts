import { cpSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { createTemporaryFolder } from '@/lib/testing/temporaryFolder'
import type { FieldProblem } from '../api'
import { getPreferredPort, startEditor } from './startEditor'
import { folder, runEditor, useEditor } from './testing/runEditor'

const editor = useEditor()

const candidate = 'candidates/ada.yaml'

it('lists the files with their content, and the report', async () => {
  const { folder: name, title, files, report, undo } = await editor.getState()
  expect({ name, title, undo }).toEqual({ name: folder, title: 'Anytown City Elections', undo: undefined })
  const candidates = ['ada', 'bob', 'cy', 'dee'].map((id) => `candidates/${id}.yaml`)
  expect(files.map(({ path }) => path)).toEqual(['election.yaml', 'sources.yaml', ...candidates])
  expect(files[2]).toMatchObject({ value: { name: 'Ada Byron', stances: [{}, {}] } })
  expect(report.problems).toEqual([])
  expect(report.warnings).toContainEqual(
    expect.objectContaining({ file: 'election.yaml', path: ['publisher', 'name'] }),
  )
  expect(report.tasks.map(({ file }) => file)).toContain(candidate)
})

it('reports problems of drafts at their fields, and what refers to a deleted file, and writes nothing', async () => {
  const before = editor.read(candidate)
  const { value } = await editor.getFile(candidate)
  const stances = [{ ...(value.stances as object[])[0], sources: ['nowhere'] }]
  const drafts = [
    { path: candidate, value: { ...value, race: 'major', stances } },
    { path: 'candidates/dee.yaml' },
    { path: 'candidates/eve.yaml', value: { name: 'Eve' } },
  ]
  const { json } = await editor.post('/api/check', { folder, drafts })
  const places = json.problems.map(({ file, path }: FieldProblem) => `${file} ${path.join('.')}`)
  expect(places).toEqual(
    expect.arrayContaining([
      `${candidate} race`,
      `${candidate} stances.0.sources.0`,
      'candidates/eve.yaml sortName',
      'election.yaml results.winners.mayor.0',
    ]),
  )
  expect(json.tasks).toEqual([])
  expect(editor.read(candidate)).toBe(before)
  expect(['dee', 'eve'].map((id) => existsSync(editor.getPath(`candidates/${id}.yaml`)))).toEqual([true, false])
})

const start = (options: { readonly port?: number; readonly preferredPort?: number }) =>
  startEditor({
    root: editor.root,
    folder,
    loadServices: () => Promise.reject(new Error('Not needed.')),
    reportError: () => {},
    ...options,
  })

it('explains that the port is in use', async () => {
  const port = Number(new URL(editor.origin).port)
  await expect(start({ port })).rejects.toThrow(`The port ${port} is in use.`)
})

it('prefers one port, so that the browser finds its drafts after a restart, but accepts another', async () => {
  const preferredPort = getPreferredPort(editor.root)
  const first = await start({ preferredPort })
  const second = await start({ preferredPort })
  await first.stop()
  const third = await start({ preferredPort })
  await Promise.all([second.stop(), third.stop()])
  const ports = [first, second, third].map(({ address }) => Number(new URL(address).port))
  expect(ports).toEqual([preferredPort, expect.any(Number), preferredPort])
  expect(ports[1]).not.toBe(preferredPort)
})

const other = 'springfield-2017'

const addElection = () => {
  const { root } = editor
  cpSync(join(root, 'data', folder), join(root, 'data', other), { recursive: true })
  editor.write(`/data/${other}/election.yaml`, 'city: Springfield\n')
}

it('lists the elections by title, and opens one of them', async () => {
  addElection()
  const unopened = await runEditor(editor, '')
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
  expect(await editor.post('/api/open', { folder: name })).toMatchObject({ status: 404 })
  expect((await editor.getState()).folder).toBe(folder)
})

it('asks for another election if the folder of the open one is gone, and starts without any', async () => {
  addElection()
  editor.remove('')
  expect(await editor.getState()).toMatchObject({ folder: '', elections: [{ folder: other }] })
  expect(await editor.saveFiles()).toMatchObject({
    status: 404,
    json: { message: 'No election is open. Choose one, or start a new one.' },
  })
  const empty = await runEditor({ ...editor, root: createTemporaryFolder() }, '')
  expect(await empty.getState()).toMatchObject({ folder: '', files: [] })
  await empty.stop()
})

it('neither saves, undoes, checks nor previews an election if another window has opened another one', async () => {
  addElection()
  const draft = await editor.change('election.yaml', { title: 'Another title' })
  await editor.saveFiles(draft)
  await editor.post('/api/open', { folder: other })
  const message = expect.stringContaining('Another window has opened another election. Nothing was written.')
  for (const answer of await Promise.all([
    editor.saveFiles(draft),
    editor.post('/api/undo', { folder }),
    editor.post('/api/check', { folder, drafts: [] }),
    editor.post('/api/preview', { folder, drafts: [], page: '' }),
  ]))
    expect(answer).toMatchObject({ status: 409, json: { message } })
  expect(editor.read('election.yaml')).toContain('Another title')
})
