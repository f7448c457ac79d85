import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { copyElection, folder, type Copy } from '@/guide/testing/fixtures'
import { runScript } from '@/lib/testing/runScript'

/** A project with a published site, for builds that fail before Next.js starts. */
function createProject(): Copy {
  const copy = copyElection()
  mkdirSync(join(copy.root, 'out'))
  writeFileSync(join(copy.root, 'out', 'index.html'), 'published')
  // The build of an archived election starts before its files are checked, and needs the code.
  symlinkSync(resolve('build'), join(copy.root, 'build'))
  return copy
}

/** Such a project, with an archived election in `data/earlier`. */
function createArchive(): Copy {
  const copy = createProject()
  cpSync('data/fixtures/showcase', join(copy.root, 'data', 'earlier'), { recursive: true })
  copy.write('/data/site.yaml', `current: ${basename(folder)}\narchive: [earlier]\n`)
  return copy
}

const build = (cwd: string, env?: Readonly<Record<string, string>>) => runScript('build.ts', cwd, [], env)

const published = (root: string) => readFileSync(join(root, 'out', 'index.html'), 'utf8')

it('keeps the published site if an archived election has a problem, and names its file and line', () => {
  const { root, replace } = createArchive()
  replace('/data/earlier/sources.yaml', 'publisher:', 'editor:')
  const { status, stderr } = build(root)
  expect(status).toBe(1)
  expect(stderr).toMatch(/^The build failed\. out\/ is unchanged\.[^]*data\/earlier\/sources\.yaml, line \d+, /)
  expect(published(root)).toBe('published')
})

it('keeps the published site if several elections have problems, and names all of them', () => {
  const { root, replace } = createArchive()
  for (const file of ['candidates/ada.yaml', '/data/earlier/candidates/abbot.yaml'])
    replace(file, 'name:', 'src: missing.jpg\nname:')
  const { status, stderr } = build(root)
  expect([status, published(root)]).toEqual([1, 'published'])
  expect(stderr).toMatch(/^The build failed\. out\/ is unchanged\.[^]*2 problems[^]*missing\.jpg[^]*missing\.jpg/)
  expect(stderr).not.toMatch(/^\s+at /m)
})

it('does not replace a file that is in the place of the site', () => {
  const { root } = createProject()
  writeFileSync(join(root, 'out-file'), 'notes')
  const { status, stderr } = build(root, { OUT_DIR: 'out-file' })
  expect(status).toBe(1)
  expect(stderr).toMatch(/out-file\n {2}This is a file, but must be a folder\./)
  expect(readFileSync(join(root, 'out-file'), 'utf8')).toBe('notes')
})
