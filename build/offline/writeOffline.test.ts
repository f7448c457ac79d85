import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { runInNewContext } from 'node:vm'
import { getCacheName, keptPhoto, type KeptFiles } from '@/lib/offline'
import { createTemporaryFolder } from '@/lib/testing/temporaryFolder'
import { bundleWorker, writeOffline } from './writeOffline'

const files: Readonly<Record<string, string>> = {
  'index.html':
    '<img src="/guide/img/photos/bob-12.svg"><img src="/guide/img/photos/ada-320.jpg"><script src="/guide/_next/static/a.js"></script><script>find("/guide/lookup/people.json?1a2b")</script>',
  'lookup/people.json': '[]',
  'lookup/streets-0.json': '[]',
  'lookup/streets-12.json': '[]',
  'candidates/index.html': '<script>look("/guide/lookup/streets-{file}.json?3c4d")</script>',
  'offline.json': '{"updated":"November 7, 2017"}',
  'election.ics': 'BEGIN:VCALENDAR',
  'keepGuide.js': 'keep()',
  'qrCode.js': 'draw()',
  'candidates.json': '[]',
  '404.html': 'Page not found',
  'share/index.png': 'picture',
  '_next/static/a.js': 'a()',
  '_next/static/b.js': 'b()',
  'img/photos/ada-320.jpg': 'photograph',
  'img/photos/ada-480.avif': 'photograph',
  'img/photos/bob-12.svg': '<svg/>',
  'img/photos/of-an-older-election.svg': '<svg/>',
  'es/index.html': '<script src="/guide/_next/static/b.js"></script>',
  'es/lookup/people.json': '[]',
  'es/offline.json': '{"updated":"7 de noviembre de 2017"}',
}

function writeSite(changes: Readonly<Record<string, string>> = {}, removeKept = false) {
  const out = createTemporaryFolder()
  for (const [file, content] of Object.entries({ ...files, ...changes })) {
    mkdirSync(dirname(join(out, file)), { recursive: true })
    writeFileSync(join(out, file), content)
  }
  writeOffline(out, ['en', 'es'], { basePath: '/guide', removeKept })
  const worker = readFileSync(join(out, 'worker.js'), 'utf8')
  const readList = (folder: string) => JSON.parse(readFileSync(join(out, folder, 'offline.json'), 'utf8')) as KeptFiles
  return { out, worker, readList }
}

it('lists the pages of a language, and what they show or load', () => {
  const { readList } = writeSite()
  const english = Object.keys(readList('').files)
  expect(english.toSorted()).toEqual([
    '',
    '_next/static/a.js',
    'candidates/',
    'election.ics',
    'img/photos/ada-320.jpg',
    'img/photos/bob-12.svg',
    'keepGuide.js',
    'lookup/people.json?1a2b',
    'lookup/streets-0.json?3c4d',
    'lookup/streets-12.json?3c4d',
    'qrCode.js',
  ])
  const spanish = Object.keys(readList('es').files).filter((address) => !english.includes(address))
  expect(spanish.toSorted()).toEqual(['_next/static/b.js', 'es/'])
})

it('has the size, the date and the digests in the form that browsers check', () => {
  const { bytes, updated, files: digests } = writeSite().readList('')
  const kept = ['index.html', 'candidates/index.html', 'election.ics', 'keepGuide.js', 'qrCode.js', '_next/static/a.js']
    .concat(['img/photos/ada-320.jpg', 'img/photos/bob-12.svg', 'lookup/people.json'])
    .concat(['lookup/streets-0.json', 'lookup/streets-12.json'])
  expect(bytes).toBe(kept.reduce((total, name) => total + Buffer.byteLength(files[name] ?? ''), 0))
  expect(updated).toBe('November 7, 2017')
  expect(digests['qrCode.js']).toBe(createHash('sha256').update('draw()').digest('base64'))
})

it('is a new version if any kept file of any language changes, and only then', () => {
  const { worker, readList } = writeSite()
  expect(worker).toContain(readList('').version)
  expect(readList('es').version).toBe(readList('').version)
  expect(writeSite({ 'candidates.json': '[1]' }).worker).toBe(worker)
  expect(writeSite({ 'es/index.html': 'Hola' }).worker).not.toBe(worker)
})

it('is replaced on request by a worker that removes what is kept', () => {
  const { out, worker } = writeSite({}, true)
  expect(worker).toContain('unregister')
  expect(worker).toContain('"kept/guide/"')
  expect(existsSync(join(out, 'offline.json'))).toBe(false)
})

type WorkerEvent = 'onfetch' | 'oninstall' | 'onactivate'

/**
 * Runs the worker in a browser.
 * @param onList called before the answer to each request for a list, with what the cache has
 */
function startWorker(onList: (stored: Map<string, Response>) => void = () => {}) {
  const { worker, out } = writeSite()
  const scope = 'https://guide.example/guide/'
  const requested: string[] = []
  const stored = new Map<string, Response>()
  let work: Promise<unknown>[] = []
  const cache = {
    put: async (url: string, response: Response) => stored.set(url, response),
    match: async (url: string, { ignoreSearch = false } = {}) =>
      (stored.get(url) ?? (ignoreSearch ? stored.get(url.replace(/\?.*/, '')) : undefined))?.clone(),
    keys: async () => [...stored.keys()].map((url) => ({ url })),
    delete: async (url: string) => stored.delete(url),
  }
  const scopeOfWorker: Partial<Record<WorkerEvent, (event: unknown) => void>> = {
    registration: { scope, update: async () => {} },
    caches: { ...cache, open: async () => cache },
    clients: { claim: () => {} },
    skipWaiting: () => {},
    fetch: async (url: string) => {
      const path = url.slice(scope.length)
      requested.push(path)
      if (!path.includes('offline.json')) return new Response()
      onList(stored)
      return new Response(readFileSync(join(out, path.replace(/\?.*/, ''))))
    },
    AbortController,
    Response,
  } as object
  runInNewContext(worker, scopeOfWorker)
  const add = (each: Promise<unknown>) => void work.push(each)
  const send = async (event: WorkerEvent, request?: object) => {
    work = []
    scopeOfWorker[event]?.({ request, respondWith: add, waitUntil: add })
    await work[0]
    await Promise.allSettled(work)
  }
  return { scope, requested, stored, send }
}

/** Opens a page in a browser with the worker, but without a complete list. Returns the requests for lists. */
async function openPage(path: string): Promise<readonly string[]> {
  const { scope, requested, send } = startWorker()
  await send('onfetch', { mode: 'navigate', redirect: 'manual', url: scope + path })
  return requested.filter((each) => each.includes('offline.json')).map((each) => each.split('?')[0]!)
}

it('keeps the languages that a reader opens, and no language for a page of an archived election', async () => {
  expect(await openPage('candidates/')).toEqual(['offline.json'])
  expect(await openPage('es/candidates/')).toEqual(['es/offline.json'])
  expect(await openPage('2015-11-03/es/candidates/')).toEqual([])
})

it('also keeps a language that a reader opens while a new version is stored', async () => {
  const { scope, stored, send } = startWorker((all) => all.set(`${scope}es/offline.json`, new Response()))
  const isKept = () => [...stored.keys()].some((url) => url.includes('es/offline.json?'))
  stored.set(`${scope}offline.json`, new Response())
  await send('oninstall')
  expect(isKept()).toBe(false)
  await send('onactivate')
  for (let waited = 0; waited < 1000 && !isKept(); waited++) await sleep(1)
  expect(isKept()).toBe(true)
})

it.each(['', '/medford-elections'])('is at most 2,000 bytes with five languages at "%s/"', (basePath) => {
  const worker = bundleWorker('worker', {
    CACHE: getCacheName(basePath),
    FOLDERS: ['zh-Hans/', 'ht/', 'pt/', 'es/', ''],
    PHOTO: keptPhoto,
    VERSION: '012345',
  })
  expect(Buffer.byteLength(worker)).toBeLessThanOrEqual(2000)
})
