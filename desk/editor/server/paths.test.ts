import { existsSync, mkdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { folder, useEditor } from './testing/runEditor'

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
  const save = (path: string, value?: object) =>
    editor.post('/api/save', { folder, files: [{ path, value, base: '' }] })
  const { report } = await editor.getState()
  for (const path of outside) {
    const check = editor.post('/api/check', { folder, drafts: [{ path, value: { name: 'Eve' } }] })
    // oxlint-disable-next-line no-await-in-loop -- an editor saves one after the other
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
  const { version, value } = await editor.getFile(candidate)
  const save = () =>
    editor.post('/api/save', {
      folder,
      files: [{ path: candidate, value: { ...value, name: 'Eve' }, base: version }],
    })
  const election = join(editor.root, 'data', folder)

  editor.remove(candidate)
  symlinkSync(secret, join(election, candidate))
  expect(await save()).toMatchObject({ status: 403 })

  renameSync(join(election, 'candidates'), join(editor.root, 'elsewhere'))
  symlinkSync(join(editor.root, 'elsewhere'), join(election, 'candidates'))
  expect(await save()).toMatchObject({ status: 403 })
  const created = { path: 'candidates/eve.yaml', value: {}, base: '' }
  expect(await editor.post('/api/save', { folder, files: [created] })).toMatchObject({ status: 403 })

  renameSync(election, join(editor.root, 'moved'))
  symlinkSync(join(editor.root, 'moved'), election)
  expect((await editor.getState()).report.problems).toContainEqual({
    file: `data/${folder}`,
    path: [],
    message:
      'This must be a folder, but it is a symbolic link. Replace it with the folder. If you did not change this, ask whoever did.',
  })
  const sources = { path: 'sources.yaml', value: {}, base: version }
  expect(await editor.post('/api/save', { folder, files: [sources] })).toMatchObject({ status: 403 })

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
