/**
 * `npm run bench:load`: sends `out/` with nginx and the example configuration, measures what a reader costs, and compares
 * a page with a file of the same size on an nginx without settings.
 */
import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { connect } from 'node:http2'
import { join } from 'node:path'
import { getGuide } from '@/guide/read/getGuide'
import { getBrowserPath } from '@/lib/cli/chromium'
import { launchDevTools } from '@/lib/cli/devTools'
import { runCli } from '@/lib/cli/runCli'
import { travel } from './journey'
import { startBare, startGuide, type Nginx } from './servers'

const SITE = 'out'
/** Journeys that are repeated to measure processor time. */
const READERS = 100
/** Pairs of measurements. Load on the machine affects both of a pair. */
const ROUNDS = 40
const REQUESTS_PER_ROUND = 1500
const CONNECTIONS = 32
/** Most processor time of a page, as a multiple of that of a bare one: 0.95 of its requests per second. */
const BUDGET = 1 / 0.95

/** The header of Chromium over HTTPS. */
const headers = { 'accept-encoding': 'gzip, deflate, br, zstd' }

await runCli(async () => {
  const [logged, guide, bare] = [
    await startGuide(SITE, { log: true }),
    await startGuide(SITE, { log: false }),
    await startBare(join(SITE, 'index.html.br')),
  ]
  const devTools = launchDevTools(getBrowserPath())
  try {
    const start = logged.readLog().length
    const pages: Record<string, ReturnType<typeof summarize>> = {}
    let last = start
    await travel(devTools, `${logged.origin}/`, getGuide(), (path) => {
      pages[path] = summarize(logged.readLog().slice(last))
      last = logged.readLog().length
    })
    const journey = logged.readLog().slice(start)
    console.table({ ...pages, total: summarize(journey) })
    const seconds = await measureReader(
      logged,
      journey.map(({ path }) => path),
    )
    console.log(`Processor time for a reader: ${(seconds * 1000).toFixed(2)} ms`)
    const ratio = await comparePages(guide, bare)
    console.log(`Processor time of the landing page: ${ratio.toFixed(2)} of a bare page's`)
    if (ratio > BUDGET) {
      console.error(`MISSED: limit ${BUDGET.toFixed(2)}`)
      process.exitCode = 1
    }
  } finally {
    await Promise.all([devTools.close(), ...[logged, guide, bare].map(({ stop }) => stop())])
  }
})

function summarize(responses: ReturnType<Nginx['readLog']>) {
  return { requests: responses.length, bytes: responses.reduce((total, { bytes }) => total + bytes, 0) }
}

/** Repeats a journey over HTTP/2, each time on a new connection, and returns the processor time of one in seconds. */
async function measureReader({ secureOrigin, readProcessorTime }: Nginx, paths: readonly string[]): Promise<number> {
  const before = readProcessorTime()
  for (let reader = 0; reader < READERS; reader += 1) await fetchAll(secureOrigin, paths)
  return (readProcessorTime() - before) / READERS
}

async function fetchAll(origin: string, paths: readonly string[]): Promise<void> {
  const session = connect(origin, { rejectUnauthorized: false })
  const failed = once(session, 'error').then(([error]) => Promise.reject(error))
  for (const path of paths) {
    const stream = session.request({ ':path': path, ...headers })
    await Promise.race([once(stream.resume(), 'end'), failed])
  }
  session.close()
}

/** Median of the processor time of a page, divided by that of a bare one. */
async function comparePages(guide: Nginx, bare: Nginx): Promise<number> {
  const ratios: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const times = new Map<Nginx, number>()
    for (const server of round % 2 ? [guide, bare] : [bare, guide]) {
      const before = server.readProcessorTime()
      await requestOften(server.origin)
      times.set(server, server.readProcessorTime() - before)
    }
    ratios.push((times.get(guide) ?? 0) / (times.get(bare) ?? 0))
  }
  return ratios.toSorted((a, b) => a - b)[ROUNDS / 2] ?? Infinity
}

async function requestOften(origin: string): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const request = () =>
    new Promise<void>((resolve, reject) => {
      get(`${origin}/`, { agent, headers }, (response) => response.on('end', resolve).resume()).on('error', reject)
    })
  await Promise.all(Array.from({ length: REQUESTS_PER_ROUND }, request))
  agent.destroy()
}
