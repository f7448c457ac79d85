/** Reads and changes the kept guide on the device. */
import { getCacheName, type KeptFiles } from '@/lib/offline'
import { BASE_PATH, fileHref, href, paths } from '@/lib/paths'

const site = `${location.origin}${BASE_PATH}/`

/** Reads the complete list of this language that is in use, and not that of an update, which comes later. */
export async function readKept(): Promise<KeptFiles | undefined> {
  const cache = await openCache()
  const entries = (await cache?.matchAll(href(paths.keptFiles), { ignoreSearch: true })) ?? []
  const texts = await Promise.all(entries.map((entry) => entry.text()))
  // The mark is empty.
  const list = texts.find(Boolean)
  return list === undefined ? undefined : (JSON.parse(list) as KeptFiles)
}

/** True if the reader has asked for the guide in any language: there is a list or a mark, and not only files. */
export async function isWanted(): Promise<boolean> {
  return (await listStored()).some(({ url }) => url.includes(paths.keptFiles))
}

export async function listStored(): Promise<readonly Request[]> {
  return (await (await openCache())?.keys()) ?? []
}

/** Opens the cache, without creating it. */
async function openCache(): Promise<Cache | undefined> {
  return (await caches.has(getCacheName())) ? caches.open(getCacheName()) : undefined
}

/** Fetches the list of the language with a path. Undefined if the site no longer has it. */
export async function fetchList(path: string): Promise<KeptFiles | undefined> {
  const response = await fetch(fileHref(path + paths.keptFiles), { cache: 'no-cache' })
  return response.ok ? ((await response.json()) as KeptFiles) : undefined
}

/** Finds the registration of this site, and not that of one above it. */
export async function findRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  const registration = await navigator.serviceWorker.getRegistration(site)
  return registration?.scope === site ? registration : undefined
}

export async function registerWorker(): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register(fileHref(paths.worker))
}

/** True unless the worker ran out of space. It then deletes the mark that asks for this language. */
export async function isMarked(): Promise<boolean> {
  return (await caches.match(href(paths.keptFiles))) !== undefined
}

/**
 * Lists the paths of the languages of the pages that this tab has shown.
 * @param languages paths of the guide's languages, of which the default is empty
 */
export function listVisited(languages: readonly string[]): readonly string[] {
  const { navigation } = window as { readonly navigation?: { entries(): readonly { readonly url: string | null }[] } }
  const visited = [location.href, document.referrer, ...(navigation?.entries().map(({ url }) => url ?? '') ?? [])]
  const [, ...others] = languages
  const found = visited
    // A date begins the address of an archived election, which is not kept.
    .filter((url) => url.startsWith(site) && !/^\d/.test(url.slice(site.length)))
    .map((url) => others.find((path) => url.startsWith(`${site}${path.slice(1)}/`)) ?? '')
  return [...new Set(found)]
}

/** True from a removal until the reader asks for the guide again. */
let isRemoving = false

/** Marks languages, which the worker then keeps. */
export async function mark(languagePaths: readonly string[]): Promise<void> {
  isRemoving = false
  const cache = await caches.open(getCacheName())
  await Promise.all(languagePaths.map((path) => cache.put(fileHref(path + paths.keptFiles), new Response())))
}

export const sleep = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds)
  })

/** Longest time that a page waits for a worker to be removed, in milliseconds. */
const longestRemoval = 1000

/** Removes everything. The worker stops with the next page. */
export async function removeKept(): Promise<void> {
  isRemoving = true
  const registration = await findRegistration()
  // Without a mark, the worker starts no other download.
  await caches.delete(getCacheName())
  // Browsers remove a worker only after its download, which the message ends.
  const stop = () => {
    if (!isRemoving) return
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- Not a window.
    for (const worker of [registration?.installing, registration?.active]) worker?.postMessage('')
  }
  stop()
  // The removal also waits for a worker whose script is still loading.
  registration?.addEventListener('updatefound', stop, { once: true })
  await Promise.race([registration?.unregister(), sleep(longestRemoval)])
  // The worker may have opened it again.
  if (isRemoving) await caches.delete(getCacheName())
}
