import type { Copy } from '@/guide/testing/copyElection'
import { createSite } from '@/desk/publish/testing/publishedProject'
import { folder, runEditor } from './testing/runEditor'

const ada = 'candidates/ada.yaml'

it('lists what is saved, publishes it, and lets the user settle what another editor has published', async () => {
  const { first, clone, readPublished } = createSite()
  const editor = await runEditor({ root: first.root } as Copy)
  expect((await editor.getState()).publication).toEqual({ needsAuthor: false, commit: first.git('rev-parse', 'HEAD') })
  const saved = await editor.save(ada, { name: 'Ada Lovelace' })
  const change = { file: ada, path: ['name'], label: 'Ada Lovelace: Name', before: 'Ada Byron', after: 'Ada Lovelace' }
  expect(saved.json.state.unpublished).toEqual([change])
  const second = clone()
  second.replace(`data/${folder}/${ada}`, 'name: Ada Byron', 'name: Ada King')
  await second.publish()
  const { json } = await editor.post('/api/publish', { folder, settled: {} })
  const [conflict] = json.outcome.conflicts
  expect(conflict).toMatchObject({ file: { path: ada, value: { name: 'Ada King' } }, base: { name: 'Ada Byron' } })
  expect(editor.read(ada)).toContain('name: Ada Lovelace')
  expect(readPublished(`data/${folder}/${ada}`)).toContain('name: Ada King')
  const settled = { [ada]: { version: conflict.file.version, side: 'own' } }
  const answer = await editor.post('/api/publish', { folder, settled })
  expect(answer.json).toMatchObject({ outcome: { commit: first.git('rev-parse', 'HEAD') }, state: { unpublished: [] } })
  expect(readPublished(`data/${folder}/${ada}`)).toContain('Ada Lovelace')
  // After an undo, the earlier text is a change that is not published.
  const undone = await editor.post('/api/undo', { folder })
  expect(undone.json.unpublished).toMatchObject([{ before: 'Ada Lovelace', after: 'Ada Byron' }])
  await editor.stop()
})

it('describes what to do in a folder that was downloaded', async () => {
  const editor = await runEditor()
  const { publication, unpublished } = await editor.getState()
  expect(publication?.obstacle?.what).toContain('not connected to a site')
  expect(unpublished).toBeUndefined()
  const { json } = await editor.post('/api/publish', { folder, settled: {} })
  expect(json.outcome).toEqual({ obstacle: publication?.obstacle })
  await editor.stop()
})
