/** Records the requests of a browser tab through the Chrome DevTools Protocol. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { CDPSession } from 'playwright'
import type { Metrics } from '../budgets'

interface Request {
  readonly url: string
  kind: 'page' | 'script' | 'image' | 'prefetch'
  /** Transferred bytes: encoded body and headers. */
  bytes: number
}

/** The requests of a tab so far. */
export interface NetworkLog {
  /** Resolves after a second without network activity. */
  readonly waitForIdle: () => Promise<void>
  /** @throws Error if a request failed */
  readonly readMetrics: () => Metrics
}

/** Milliseconds without network activity that count as idle. */
const IDLE_TIME = 1000
/** Milliseconds. */
const TIMEOUT = 60_000

/** Starts recording a session. */
export async function logNetwork(session: CDPSession): Promise<NetworkLog> {
  const requests = new Map<string, Request>()
  /** Ids of unfinished requests, with the document that made each. */
  const pending = new Map<string, string>()
  const failures: string[] = []
  let lastActivity = Date.now()
  session.on('Network.requestWillBeSent', ({ requestId, loaderId, request: { url }, type }) => {
    lastActivity = Date.now()
    if (!url.startsWith('http')) return
    const kind = type === 'Prefetch' ? 'prefetch' : type === 'Script' ? 'script' : 'page'
    requests.set(requestId, { url, kind, bytes: 0 })
    pending.set(requestId, loaderId)
  })
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const request = requests.get(requestId)
    if (!request) return
    if (response.status >= 400) failures.push(`${response.status} ${request.url}`)
    // Requests for icons have another type than requests for images.
    if (response.mimeType.startsWith('image/')) request.kind = 'image'
    // A prefetched response is counted when it is prefetched, not when it is used.
    if (response.fromDiskCache || (response.fromPrefetchCache && request.kind !== 'prefetch'))
      requests.delete(requestId)
  })
  session.on('Network.requestServedFromCache', ({ requestId }) => requests.delete(requestId))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    lastActivity = Date.now()
    pending.delete(requestId)
    const request = requests.get(requestId)
    if (request) request.bytes = encodedDataLength
  })
  session.on('Network.loadingFailed', ({ requestId, errorText, blockedReason, canceled }) => {
    lastActivity = Date.now()
    pending.delete(requestId)
    if (!canceled) failures.push(`${blockedReason ?? errorText} ${requests.get(requestId)?.url}`)
  })
  // A navigation cancels the requests of the previous document without an event for each.
  session.on('Page.frameNavigated', ({ frame }) => {
    for (const [requestId, document] of pending) if (document !== frame.loaderId) pending.delete(requestId)
  })
  await session.send('Page.enable')
  await session.send('Network.enable')

  const waitForIdle = async () => {
    const start = Date.now()
    lastActivity = start
    while (pending.size > 0 || Date.now() - lastActivity < IDLE_TIME) {
      if (Date.now() - start > TIMEOUT)
        throw new Error(`Requests timed out: ${[...pending.keys()].map((id) => requests.get(id)?.url).join(', ')}`)
      await sleep(50)
    }
  }
  const readMetrics = () => {
    if (failures.length > 0) throw new Error(`Requests failed: ${failures.join(', ')}`)
    return summarize([...requests.values()])
  }
  return { waitForIdle, readMetrics }
}

function summarize(requests: readonly Request[]): Metrics {
  const bytesOf = (...kinds: Request['kind'][]) =>
    requests.filter(({ kind }) => kinds.includes(kind)).reduce((total, { bytes }) => total + bytes, 0)
  return {
    scripts: requests.filter(({ kind }) => kind === 'script').length,
    bytes: bytesOf('page', 'script', 'image'),
    pageBytes: bytesOf('page', 'script'),
    scriptBytes: bytesOf('script'),
  }
}
