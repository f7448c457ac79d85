import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { readProject } from '@/guide/files/readProject'
import { findMissingElections } from '@/guide/read/site'
import { aGuide, anElection } from '@/guide/testing/factories'
import { FileCache } from '@/lib/fileCache'
import { listFiles } from '@/lib/listFiles'
import { createTemporaryFolder } from '@/lib/testing/temporaryFolder'
import { compressFiles, compressionSettings } from './compressFiles'
import { listLaunchSteps } from './listLaunchSteps'
import { buildPolicy } from './static-html/policy'

const page = '<p>The same words, the same words, and again the same words.</p>'.repeat(20)

it('writes a .br and a .gz next to each file, in every folder', async () => {
  const folder = createTemporaryFolder({
    'index.html': page,
    'profile/ada/index.html': page,
    'candidates.json': page,
    'a.csv': page,
    'a.atom': page,
  })
  await compressFiles(folder)
  for (const name of ['index.html', 'profile/ada/index.html', 'candidates.json', 'a.csv', 'a.atom']) {
    const file = join(folder, name)
    expect(readFileSync(file, 'utf8')).toBe(page)
    expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe(page)
    expect(gunzipSync(readFileSync(`${file}.gz`)).toString()).toBe(page)
  }
})

it('skips images, host configuration and files that would grow', async () => {
  const files = { 'a.png': page, 'a.avif': page, 'a.webp': page, 'a.jpg': page, _headers: page, 'robots.txt': 'a' }
  const folder = createTemporaryFolder(files)
  await compressFiles(folder)
  expect(listFiles(folder)).toEqual(Object.keys(files).toSorted())
})

it('compresses a file once if it has a cache, with the same result', async () => {
  const cacheFolder = createTemporaryFolder({})
  const build = async (files: Record<string, string>) => {
    const folder = createTemporaryFolder(files)
    const cache = new FileCache(cacheFolder, compressionSettings)
    await compressFiles(folder, cache)
    const contents = listFiles(folder).map((name) => [name, readFileSync(join(folder, name), 'base64')])
    return { contents, missCount: cache.missCount }
  }
  const files = { 'a.html': page, 'b.html': `${page} `, 'robots.txt': 'a' }
  const first = await build(files)
  expect(first.missCount).toBe(3)
  expect(await build(files)).toEqual({ ...first, missCount: 0 })
  expect((await build({ ...files, 'a.html': `${page}.` })).missCount).toBe(1)
})

const publisher = { name: 'Friends', funding: 'Members pay.', contact: 'a@friends.example' }
const env = { siteUrl: 'https://guide.example', outDir: 'out' }
const withPublisher = (fields?: Partial<typeof publisher>) => aGuide({ election: { ...anElection, publisher: fields } })

it.each([
  [undefined, 'name, funding, contact'],
  [{ name: 'Friends' }, 'funding, contact'],
  [{ ...publisher, contact: undefined }, 'contact'],
])('asks in one line for what the publisher %j lacks', (fields, missing) => {
  expect(listLaunchSteps(withPublisher(fields), env)).toEqual([
    `Before you publish: add ${missing} under "publisher" in data/anytown-2017/election.yaml. Readers want to know who makes and pays for a guide.`,
  ])
})

it('asks in one line for the address of the site', () => {
  expect(listLaunchSteps(withPublisher(publisher), { ...env, siteUrl: undefined })).toEqual([
    expect.stringMatching(/^Before you publish: set SITE_URL .* link previews in messengers have no picture\.$/),
  ])
})

it('asks for a build of the whole site after one of a single election', () => {
  const root = createTemporaryFolder({ 'data/site.yaml': 'current: new\narchive: [old, older]\n' })
  const list = (name: string) =>
    listLaunchSteps(withPublisher(publisher), env, findMissingElections(readProject(root), name))
  expect(list('new')).toEqual([])
  expect(list('old')).toEqual([
    'Before you publish: unset ELECTION and build again. out/ has one election, and lacks the rest of the site: new, older.',
  ])
  expect(list('next')[0]).toMatch(/ lacks the rest of the site: new, old, older\.$/)
})

it('requires trusted types on pages without script files', () => {
  const options = { scripts: [], styles: [], pageViews: false }
  expect(buildPolicy({ ...options, scriptFiles: false })).toMatchObject({ 'require-trusted-types-for': ["'script'"] })
  expect(buildPolicy({ ...options, scriptFiles: true })).not.toHaveProperty('require-trusted-types-for')
})

it('allows one path of the tag manager, and reports only to Google Analytics', () => {
  const policy = buildPolicy({ scripts: [], styles: [], scriptFiles: false, pageViews: true })
  const hosts = ['https://*.google-analytics.com', 'https://*.analytics.google.com']
  expect(policy['script-src']).toEqual(['https://www.googletagmanager.com/gtag/js'])
  expect(policy['connect-src']).toEqual(hosts)
  expect(policy['img-src']).toEqual(["'self'", ...hosts])
})

it('allows a worker, its script and requests for its list only on pages that can keep the guide', () => {
  const options = { scripts: [], styles: [], scriptFiles: false, pageViews: false }
  const directives = ['worker-src', 'script-src', 'connect-src']
  const read = (keepsGuide: boolean) => directives.map((name) => buildPolicy({ ...options, keepsGuide })[name])
  expect(read(true)).toEqual([["'self'"], ["'self'"], ["'self'"]])
  expect(read(false)).toEqual([[], [], []])
})
