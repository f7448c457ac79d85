/**
 * `npm run bench:load`: serves the landing page in `out/` with nginx and the example configuration, and compares it with a
 * file of the same size on an nginx without settings.
 */
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { listenLocally } from '@/build/hosts/testing/listenLocally'
import { findFreePort, nginx, runNginx, startNginx } from '@/build/hosts/testing/startNginx'
import { runCli } from '@/lib/cli/runCli'
import { GuideError } from '@/lib/problems'

const site = resolve('out')
/** Pairs of measurements. Load on the machine affects both of a pair. */
const ROUNDS = 40
const REQUESTS_PER_ROUND = 1500
const CONNECTIONS = 32
/** Most processor time of a page, as a multiple of that of a bare one: 0.95 of its requests per second. */
const BUDGET = 1 / 0.95

await runCli(async () => {
  if (!nginx || !existsSync('/proc/self/schedstat'))
    throw new GuideError([{ file: 'nginx', message: 'The benchmark needs nginx on Linux. Install it with apt-get.' }])
  const [guide, bare] = [await createServer(), await createServer()]
  // The example, which also listens without HTTPS.
  const stopGuide = await startNginx(guide.folder, guide.origin, [
    ...listenLocally(guide.folder, site, [await findFreePort(), await findFreePort()]),
    [` ssl http2;\n`, ` ssl http2;\n    listen 127.0.0.1:${guide.port};\n`],
  ])
  const root = join(bare.folder, 'bare')
  mkdirSync(root)
  // The file is compressed already.
  copyFileSync(join(site, 'index.html.br'), join(root, 'index.html'))
  const settings = `server { listen 127.0.0.1:${bare.port}; root ${root}; gzip off; }`
  const stopBare = await runNginx(bare.folder, bare.origin, settings)
  try {
    const ratio = await comparePages(guide, bare)
    console.log(`Processor time of the landing page: ${ratio.toFixed(2)} of a bare page's`)
    if (ratio > BUDGET) {
      console.error(`MISSED: limit ${BUDGET.toFixed(2)}`)
      process.exitCode = 1
    }
  } finally {
    await Promise.all([stopGuide(), stopBare()])
    for (const { folder } of [guide, bare]) rmSync(folder, { recursive: true })
  }
})

/** Chooses a folder and a port for an nginx with one process, which writes its process ID to the folder. */
async function createServer() {
  const port = await findFreePort()
  return { folder: mkdtempSync(join(tmpdir(), 'load-')), port, origin: `http://localhost:${port}` }
}

type Server = Awaited<ReturnType<typeof createServer>>

/** Median of the processor time of a page, divided by that of a bare one. */
async function comparePages(guide: Server, bare: Server): Promise<number> {
  const ratios: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const times = new Map<Server, number>()
    for (const server of round % 2 ? [guide, bare] : [bare, guide]) {
      const before = readProcessorTime(server)
      await requestOften(server)
      times.set(server, readProcessorTime(server) - before)
    }
    ratios.push((times.get(guide) ?? 0) / (times.get(bare) ?? 0))
  }
  return ratios.toSorted((a, b) => a - b)[ROUNDS / 2] ?? Infinity
}

/** Nanoseconds of processor time since the start. Other counters are in hundredths of a second. */
function readProcessorTime({ folder }: Server): number {
  const pid = readFileSync(join(folder, 'pid'), 'utf8').trim()
  return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0])
}

async function requestOften({ origin }: Server): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  // The header that Chromium sends over HTTPS.
  const options = { agent, headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } }
  const request = () =>
    new Promise<void>((done, reject) => {
      get(`${origin}/`, options, (response) => {
        if (response.statusCode !== 200) reject(new Error(`${origin} returned status ${response.statusCode}.`))
        response.on('end', done).resume()
      }).on('error', reject)
    })
  await Promise.all(Array.from({ length: REQUESTS_PER_ROUND }, request))
  agent.destroy()
}
