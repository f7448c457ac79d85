/**
 * The service worker of kept guides. Its cache has each file under the digest of its content and, per language, a list of
 * addresses with digests, which is stored once all of its files are. Each version of the guide has a worker of its own, which
 * answers from lists of its version only. It is at most 2,000 bytes. docs/decisions.md has the reasons.
 */
/* oxlint-disable eslint/no-await-in-loop -- Downloads must not crowd out the reader's own requests. */
/* oxlint-disable eslint/no-unused-vars -- Assigned handlers are shorter than listeners. */
import type { KeptFiles } from '@/lib/offline'

/** Folders of the languages, like `es/`. The last one is the default, whose folder is empty. */
declare const FOLDERS: readonly string[]
/** The lists of this version have it. */
declare const VERSION: string
/** Name of the cache. */
declare const CACHE: string
/** End of the address of a photograph in the kept size. */
declare const PHOTO: string

// Types of workers, which those of pages lack.
interface LifecycleEvent {
  readonly waitUntil: (work: Promise<unknown>) => void
}
interface RequestEvent extends LifecycleEvent {
  readonly request: Request
  readonly respondWith: (response: Promise<Response>) => void
}
declare const registration: ServiceWorkerRegistration
declare const clients: { readonly claim: () => void }
declare const skipWaiting: () => void
declare let oninstall: (event: LifecycleEvent) => void
declare let onactivate: (event: LifecycleEvent) => void
declare let onmessage: (event: LifecycleEvent) => void
declare let onfetch: (event: RequestEvent) => void

const { scope } = registration

/** Digests by address of the files in the complete lists of this version. */
let known: Promise<KeptFiles['files']> | 0 = 0
/** True during a download and, until the browser starts the worker again, after one that failed. */
let isBusy = false
/** While set, pages come from the cache without waiting for the network. */
let slow: unknown

const open = () => caches.open(CACHE)
const toEntry = (digest?: string) => `${scope}?${digest}`
const toListEntry = (folder: string) => `${scope}${folder}offline.json?${VERSION}`

const download = async (url: string, integrity?: string) => {
  const response = await fetch(url, { cache: 'no-cache', integrity })
  // A copy, because browsers reject a page that was redirected.
  return new Response(response.body, response)
}

/** Returns nothing if the cache lacks the list. */
const readFiles = async (entry: string) => ((await (await caches.match(entry))?.json()) as KeptFiles | undefined)?.files

/** Stores the missing files of a language, and then its list. */
const keep = async (folder: string) => {
  const cache = await open()
  const listEntry = toListEntry(folder)
  if (isBusy || (await cache.match(listEntry))) return
  isBusy = true
  const response = await download(listEntry)
  const { version, files } = (await response.clone().json()) as KeptFiles
  if (version !== VERSION) throw version
  const queue = Object.entries(files)
  while (queue[0]) {
    const results = await Promise.allSettled(
      queue.splice(0, 9).map(async ([path, digest]) => {
        const entry = toEntry(digest)
        if (!(await cache.match(entry))) await cache.put(entry, await download(scope + path, `sha256-${digest}`))
      }),
    )
    const failure = (results as readonly { readonly reason?: unknown }[]).find((result) => result.reason)
    if (failure) {
      // Not the connection, so the storage is full.
      if (!(failure.reason instanceof TypeError)) await deleteUnused('')
      throw failure.reason
    }
  }
  await cache.put(listEntry, response)
  known = 0
  isBusy = false
}

/** Deletes the files that no complete list has. Once this version is in use, lists of others do not count. */
const deleteUnused = async (version: string) => {
  const cache = await open()
  const urls = (await cache.keys()).map(({ url }) => url)
  const used = new Set<string>()
  for (const url of urls)
    if (url.includes(`.json?${version}`))
      for (const digest of Object.values((await readFiles(url))!)) used.add(url).add(toEntry(digest))
  for (const url of urls) if (!used.has(url)) await cache.delete(url)
}

const answer = async (event: RequestEvent, address: string): Promise<Response> => {
  const isPage = event.request.mode === 'navigate'
  const path = address.split('?')[0]!
  const folder = FOLDERS.find((each) => path.startsWith(each))!
  known = known || Promise.all(FOLDERS.map(toListEntry).map(readFiles)).then((all) => Object.assign({}, ...all))
  const files = await known
  const find = (...addresses: string[]) => caches.match(toEntry(files[addresses.find((each) => files[each])!]))
  // Hosts add a slash to the address of a page.
  const kept = await find(address, path, `${path}/`, path.replace(/-\d+\.\w+$/, PHOTO))
  // Their addresses change with their content.
  if (kept && !isPage && /^_next|^img.photos|\?/.test(address)) return kept
  // Without navigation preload: in Firefox, a page whose preload fails does not open.
  const network = fetch(event.request)
  if (isPage) {
    // A date begins the address of an archived election, whose pages are in no list.
    const update = async () => Promise.all([registration.update(), /^\d/.test(path) || keep(folder)])
    event.waitUntil(network.then(update).catch(() => {}))
  }
  try {
    const response = await (isPage && kept ? Promise.race([network, wait(slow ? 0 : 2000)]) : network)
    if (response && (!kept || response.status < 500)) return response
    slow = wait(60_000).then(() => (slow = 0))
  } catch {
    // There is no connection.
  }
  return kept || (isPage && (await find(...[folder, '', ...FOLDERS].map((each) => `${each}offline/`)))) || network
}

const wait = (milliseconds: number) =>
  // oxlint-disable-next-line eslint/no-promise-executor-return -- Saves bytes.
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

const install = async () => {
  const cache = await open()
  // A list of any version, or the mark with which a page requests a language.
  for (const folder of FOLDERS) if (await cache.match(toListEntry(folder), { ignoreSearch: true })) await keep(folder)
  skipWaiting()
}

const activate = async () => {
  await deleteUnused(VERSION)
  clients.claim()
}

oninstall = (event) => event.waitUntil(install())
onactivate = (event) => event.waitUntil(activate())
// Sent by a page whose guide is kept again by a worker that is already installed.
onmessage = (event) => event.waitUntil(install())
onfetch = (event) => {
  const [other, address = ''] = event.request.url.split(scope)
  if (!other) event.respondWith(answer(event, address.split('#')[0]!))
}
