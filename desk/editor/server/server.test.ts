import { existsSync, mkdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createSite } from '@/desk/publish/testing/publishedProject'
import type { Copy } from '@/guide/testing/fixtures'
import { folder, runEditor, useEditor } from './testing/runEditor'

describe('paths', () => {
  const editor = useEditor()

  const candidate = 'candidates/ada.yaml'

  const outside = [
    '../secret.yaml',
    'candidates/../../secret.yaml',
    'candidates/..%2f..%2fsecret.yaml',
    '/etc/passwd',
    'candidates/../election.yaml',
    'candidates\\ada.yaml',
    './election.yaml',
    'Election.yaml',
    'candidates/.hidden.yaml',
    'candidates/con.yaml',
    'candidates/ada.yaml\0',
    'candidates/a.txt',
    '__proto__',
    '',
  ]

  it('neither writes nor deletes a file outside of the election, and ignores a draft of it', async () => {
    const secret = join(editor.root, 'data', 'secret.yaml')
    writeFileSync(secret, 'name: Secret\n')
    const save = (path: string, value?: object) => editor.saveFiles({ path, value, base: '' })
    const { report } = await editor.getState()
    for (const path of outside) {
      const check = editor.post('/api/check', { folder, drafts: [{ path, value: { name: 'Eve' } }] })
      const [checked, ...saved] = await Promise.all([check, save(path, { name: 'Eve' }), save(path)])
      expect([path, checked.json, ...saved.map(({ status }) => status)]).toEqual([path, report, 404, 404])
    }
    expect(readFileSync(secret, 'utf8')).toBe('name: Secret\n')
  })

  it('has no file outside of its own pages', async () => {
    const paths = [
      '/../package.json',
      '/%2e%2e/package.json',
      '/preview/../../package.json',
      '/preview/%2e%2e%2fpackage.json',
    ]
    const answers = await Promise.all(paths.map((path) => editor.send('GET', path)))
    expect(answers.map(({ status, text }) => [status, text.includes('dependencies')])).toEqual(
      paths.map(() => [404, false]),
    )
  })

  it('writes through no symbolic link', async () => {
    const secret = join(editor.root, 'secret.yaml')
    writeFileSync(secret, editor.read(candidate))
    const draft = await editor.change(candidate, { name: 'Eve' })
    const election = join(editor.root, 'data', folder)

    editor.remove(candidate)
    symlinkSync(secret, join(election, candidate))
    expect(await editor.saveFiles(draft)).toMatchObject({ status: 403 })

    renameSync(join(election, 'candidates'), join(editor.root, 'elsewhere'))
    symlinkSync(join(editor.root, 'elsewhere'), join(election, 'candidates'))
    expect(await editor.saveFiles(draft)).toMatchObject({ status: 403 })
    const created = { path: 'candidates/eve.yaml', value: {}, base: '' }
    expect(await editor.saveFiles(created)).toMatchObject({ status: 403 })

    renameSync(election, join(editor.root, 'moved'))
    symlinkSync(join(editor.root, 'moved'), election)
    expect((await editor.getState()).report.problems).toContainEqual({
      file: `data/${folder}`,
      path: [],
      message:
        'This must be a folder, but it is a symbolic link. Replace it with the folder. If you did not change this, ask whoever did.',
    })
    const sources = { path: 'sources.yaml', value: {}, base: draft.base }
    expect(await editor.saveFiles(sources)).toMatchObject({ status: 403 })

    expect(readFileSync(secret, 'utf8')).not.toContain('Eve')
    expect(existsSync(join(editor.root, 'elsewhere', 'eve.yaml'))).toBe(false)
  })

  it('crops nothing outside of the folder of photographs, and adds nothing to a linked one', async () => {
    const images = join(editor.root, 'public', 'img')
    mkdirSync(images, { recursive: true })
    symlinkSync(join(editor.root, 'package.json'), join(images, 'link.jpg'))
    const sources = ['../../package.json', '..', '.', '', '/etc/passwd', 'a\\b.jpg', 'a\0.jpg', 'link.jpg']
    const answers = await Promise.all(sources.map((src) => editor.post('/api/crop', { src, focus: {} })))
    expect(answers.map(({ status }) => status)).toEqual(sources.map(() => 404))

    renameSync(images, join(editor.root, 'elsewhere'))
    symlinkSync(join(editor.root, 'elsewhere'), images)
    const photo = Buffer.from([0xff, 0xd8, 0xff, 0xe0])
    expect(await editor.send('POST', '/api/photo?name=ada.jpg', photo)).toMatchObject({ status: 403 })
  })
})

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
