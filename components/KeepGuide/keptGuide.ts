/** Reads and changes the kept guide on the device. */
import { getCacheName, type KeptFiles } from '@/lib/offline'
import { BASE_PATH, fileHref, href, paths } from '@/lib/paths'

const site = `${location.origin}${BASE_PATH}/`

/** Reads the complete list of this language, whose address in the cache has its version. */
export async function readKept(): Promise<KeptFiles | undefined> {
  if (!(await caches.has(getCacheName()))) return undefined
  const cache = await openCache()
  const entries = await cache.matchAll(href(paths.keptFiles), { ignoreSearch: true })
  const texts = await Promise.all(entries.map((entry) => entry.text()))
  // The mark is empty.
  const list = texts.findLast(Boolean)
  return list === undefined ? undefined : (JSON.parse(list) as KeptFiles)
}

/** Number of files that are stored so far. */
export async function countStored(): Promise<number> {
  return (await caches.has(getCacheName())) ? (await (await openCache()).keys()).length : 0
}

function openCache(): Promise<Cache> {
  return caches.open(getCacheName())
}

export async function fetchList(): Promise<KeptFiles> {
  return (await (await fetch(href(paths.keptFiles))).json()) as KeptFiles
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
 * Marks the languages of the pages that this tab has shown, which the worker then keeps.
 * @param languages paths of the guide's languages, of which the default is empty
 */
export async function markVisited(languages: readonly string[]): Promise<void> {
  const { navigation } = window as { readonly navigation?: { entries(): readonly { readonly url: string | null }[] } }
  const visited = [location.href, document.referrer, ...(navigation?.entries().map(({ url }) => url ?? '') ?? [])]
  const [, ...others] = languages
  const found = visited
    // A date begins the address of an archived election, which is not kept.
    .filter((url) => url.startsWith(site) && !/^\d/.test(url.slice(site.length)))
    .map((url) => others.find((path) => url.startsWith(`${site}${path.slice(1)}/`)) ?? '')
  const cache = await openCache()
  await Promise.all([...new Set(found)].map((path) => cache.put(fileHref(path + paths.keptFiles), new Response())))
}

/** Removes everything. The worker stops with the next page. */
export async function removeKept(): Promise<void> {
  await (await findRegistration())?.unregister()
  await caches.delete(getCacheName())
}
