/** Everything that the pages of one tab ask the network for, as the browser's own protocol tells it. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { CDPSession } from 'playwright'
import type { Figures } from './measures'

interface Asked {
  readonly url: string
  kind: 'page' | 'script' | 'picture' | 'ahead'
  /** On the wire, encoded, with the headers. */
  bytes: number
}

/** What was asked for, as it grows. */
export interface Traffic {
  /** Waits until nothing has been asked for or on its way for a second. */
  readonly idle: () => Promise<void>
  /** @throws Error when something did not come */
  readonly figures: () => Figures
}

/** Milliseconds. */
const QUIET = 1000
const LONGEST_WAIT = 60_000

/** Watches a session from now on. */
export async function watchTraffic(session: CDPSession): Promise<Traffic> {
  const all = new Map<string, Asked>()
  /** What is on its way, with the document that asked for it. */
  const open = new Map<string, string>()
  const failures: string[] = []
  let last = Date.now()
  session.on('Network.requestWillBeSent', ({ requestId, loaderId, request: { url }, type }) => {
    last = Date.now()
    if (!url.startsWith('http')) return
    all.set(requestId, { url, kind: type === 'Prefetch' ? 'ahead' : type === 'Script' ? 'script' : 'page', bytes: 0 })
    open.set(requestId, loaderId)
  })
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const asked = all.get(requestId)
    if (!asked) return
    if (response.status >= 400) failures.push(`${response.status} ${asked.url}`)
    // An icon is a picture too, and the browser does not ask for it as one.
    if (response.mimeType.startsWith('image/')) asked.kind = 'picture'
    // What was fetched ahead has been counted when it came.
    if (response.fromDiskCache || (response.fromPrefetchCache && asked.kind !== 'ahead')) all.delete(requestId)
  })
  session.on('Network.requestServedFromCache', ({ requestId }) => all.delete(requestId))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    last = Date.now()
    open.delete(requestId)
    const asked = all.get(requestId)
    if (asked) asked.bytes = encodedDataLength
  })
  session.on('Network.loadingFailed', ({ requestId, errorText, blockedReason, canceled }) => {
    last = Date.now()
    open.delete(requestId)
    if (!canceled) failures.push(`${blockedReason ?? errorText} ${all.get(requestId)?.url}`)
  })
  // A document that is left takes what it asked for with it, and nobody tells.
  session.on('Page.frameNavigated', ({ frame }) => {
    for (const [requestId, document] of open) if (document !== frame.loaderId) open.delete(requestId)
  })
  await session.send('Page.enable')
  await session.send('Network.enable')

  const idle = async () => {
    const begun = Date.now()
    last = begun
    while (open.size > 0 || Date.now() - last < QUIET) {
      if (Date.now() - begun > LONGEST_WAIT)
        throw new Error(`Still waiting for ${[...open.keys()].map((id) => all.get(id)?.url)}`)
      await sleep(50)
    }
  }
  return { idle, figures: () => sum([...all.values()], failures) }
}

function sum(all: readonly Asked[], failures: readonly string[]): Figures {
  if (failures.length > 0) throw new Error(`What a page asked for did not come: ${failures.join(', ')}`)
  const bytes = (...kinds: Asked['kind'][]) =>
    all.filter(({ kind }) => kinds.includes(kind)).reduce((total, asked) => total + asked.bytes, 0)
  return {
    requests: all.length,
    scripts: all.filter(({ kind }) => kind === 'script').length,
    bytes: bytes('page', 'script', 'picture', 'ahead'),
    pageBytes: bytes('page', 'script'),
    pictureBytes: bytes('picture'),
    aheadBytes: bytes('ahead'),
  }
}
