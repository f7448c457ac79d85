/**
 * The service worker of kept guides. Its cache has each file under the digest of its content and, per language, a list of
 * addresses with digests, which is stored once all of its files are. Each version of the guide has a worker of its own, which
 * answers from lists of its version only. It is at most 2,000 bytes. docs/decisions.md has the reasons.
 */
/* oxlint-disable eslint/no-unused-vars -- Assigned handlers are shorter than listeners. */
import type { KeptFiles } from '@/lib/offline'

/** Folders of the languages, like `es/`. The last one is the default, whose folder is empty. */
declare const FOLDERS: readonly string[]
/** The lists of this version have it. */
declare const VERSION: string
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
declare let onmessage: () => void
declare let onfetch: (event: RequestEvent) => void

const { scope } = registration
/** Not a constant, which esbuild would inline in each place. */
let version = VERSION

/** Digests by address of the files in the complete lists of this version. */
let known: Promise<KeptFiles['files']> | 0 = 0
/** The downloads, one after another. */
let queue: Promise<unknown> | undefined
/** Milliseconds to wait for the network before showing what is kept. 0 after a slow response, until the browser stops the worker. */
let patience = 2000
/** Ends the current download of files. */
let controller: AbortController | undefined

const open = () => caches.open(CACHE)
const toEntry = (digest?: string) => scope + '?' + digest
const toMark = (folder: string) => scope + folder + 'offline.json'
const toListEntry = (folder: string) => toMark(folder) + '?' + version

/** Revalidates the HTTP cache, which may have files of another version from a download that was cut off. */
const load = (url: string, integrity?: `sha256-${string}`, redirect?: RequestRedirect) =>
  fetch(url, { cache: 'no-cache', redirect, integrity, signal: integrity && controller!.signal })

/** Returns nothing if the cache lacks the list. */
const readFiles = async (entry: string) => ((await (await caches.match(entry))?.json()) as KeptFiles | undefined)?.files

/** Stores what is missing of each language of which the cache has a list of any version, or the mark that requests one. */
const keepAll = async () => {
  controller = new AbortController()
  const cache = await open()
  // One after another: downloads must not crowd out the reader's own requests.
  for (const folder of FOLDERS) {
    const listEntry = toListEntry(folder)
    if ((await cache.match(listEntry, { ignoreSearch: true })) && !(await cache.match(listEntry))) {
      const response = await load(listEntry)
      const list = (await response.clone().json()) as KeptFiles
      if (list.version !== version) throw version
      const left = Object.entries(list.files)
      try {
        while (left[0])
          await Promise.all(
            left.splice(0, 9).map(async ([path, digest]) => {
              const entry = toEntry(digest)
              if (!(await cache.match(entry)))
                await cache.put(
                  entry,
                  // Browsers reject a page that was redirected, but not its copy.
                  await load(scope + path, `sha256-${digest}`).then((file) => new Response(file.body, file)),
                )
            }),
          )
        await cache.put(listEntry, response)
      } catch (error) {
        // Not the connection, so the storage is full.
        if (!(error instanceof TypeError)) await deleteUnused('')
        throw error
      }
      known = 0
    }
  }
}

/** Keeps all after what is being kept, whether that succeeds or not. */
const keepNext = () => (queue = queue ? queue.then(keepAll, keepAll) : keepAll())

/**
 * Deletes the files that no complete list has.
 * @param activeVersion this version once the worker is active: deletes lists of other versions, and keeps marks. Empty if the
 * storage is full: keeps lists of all versions, and deletes marks.
 */
const deleteUnused = async (activeVersion: string) => {
  const cache = await open()
  const entries = await cache.keys()
  const used = new Set<string>()
  // Only the addresses of marks and lists have an n before the end or the question mark: that of offline.json.
  for (const { url } of entries)
    if (url.includes('n?' + activeVersion))
      for (const digest of Object.values((await readFiles(url))!)) used.add(url).add(toEntry(digest))
  for (const { url } of entries) if (!(used.has(url) || (activeVersion && url.endsWith('n')))) await cache.delete(url)
}

const answer = async (event: RequestEvent, address: string): Promise<Response> => {
  const { mode, redirect, url } = event.request
  const isPage = mode === 'navigate'
  const path = address.split('?')[0]!
  const folder = FOLDERS.find((each) => path.startsWith(each))!
  const files = await (known =
    known || Promise.all(FOLDERS.map(toListEntry).map(readFiles)).then((all) => Object.assign({}, ...all)))
  const find = (...addresses: string[]) => caches.match(toEntry(files[addresses.find((each) => files[each])!]))
  // Hosts add a slash to the address of a page.
  const kept = await find(address, path, path + '/', path.replace(/-\d+\.\w+$/, PHOTO))
  // Their addresses change with their content.
  if (kept && !isPage && /^_next|^img|\?/.test(address)) return kept
  // Without navigation preload: in Firefox, a page whose preload fails does not open.
  const network = load(url, undefined, redirect)
  if (isPage) {
    const update = () => registration.update().then(keepNext)
    event.waitUntil(
      network
        // A date begins the address of an archived election, whose pages are in no list.
        .then(async () => /^\d/.test(path) || (await open()).put(toMark(folder), new Response()))
        // Updates even without space for the mark.
        .then(update, update),
    )
  }
  try {
    const response = await (kept
      ? Promise.race([
          // The connection may drop before its end.
          network.then(async (whole) => {
            await whole.clone().blob()
            return whole
          }),
          new Promise<void>((resolve) => setTimeout(resolve, patience)),
        ])
      : network)
    if (response && (!kept || response.status < 500)) return response
    patience = 0
  } catch {
    // There is no connection.
  }
  // The page for pages that are not kept, in this language, the default one, or any that is kept.
  return kept || (isPage && (await find(...[folder, '', ...FOLDERS].map((each) => each + 'offline/')))) || network
}

oninstall = (event) => event.waitUntil(keepNext().then(skipWaiting))
onactivate = (event) => {
  clients.claim()
  // Pages wait for the activation, so it does not include the download of languages that were marked during the update. If
  // the browser stops that, the next page continues it.
  event.waitUntil(deleteUnused(version).then(() => void keepNext()))
}
// Sent by a page that removes the guide. Otherwise, the removal waits for the download.
onmessage = () => controller?.abort()
onfetch = (event) => {
  const [other, address = ''] = event.request.url.split(scope)
  if (!other) event.respondWith(answer(event, address.split('#')[0]!))
}
