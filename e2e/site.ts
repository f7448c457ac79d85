/** The exported site on a host, and an eye on everything the browser complains about. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test as base, type Page } from 'playwright/test'
import type { OpenCandidate } from '../data/guide'
import { readEnv } from '../lib/env'
import { startServer } from '../lib/server/staticServer'
import { startNginx } from './nginx'

interface WorkerFixtures {
  /** Which export is under test, by the name of its folder. */
  out: string
  /** Whether it is tested as Next.js wrote it, which lies beside it. */
  plain: boolean
  /** The folder of the export under test. */
  folder: string
  /** Path under which it is served. */
  basePath: string
  /** What serves it: a server that does the least that any host does, or nginx as the example sets it up. */
  host: 'strict' | 'nginx'
  address: string
}

interface TestFixtures {
  /** Waits until all that a page starts by itself is over: of the export as Next.js wrote it, React as well. */
  settle: () => Promise<void>
  /** Complaints that a test provokes on purpose. */
  allowed: RegExp | undefined
  /** Whether a test asks for pages that are not there. Missing files are complained of all the same. */
  wrongAddresses: boolean
  /** What the browser said and asked for that it should not have; checked empty after every test. */
  complaints: string[]
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  out: ['out', { scope: 'worker', option: true }],
  plain: [false, { scope: 'worker', option: true }],
  folder: [async ({ out, plain }, use) => use(plain ? `${out}-plain` : out), { scope: 'worker' }],
  basePath: ['', { scope: 'worker', option: true }],
  host: [readEnv().testHost, { scope: 'worker', option: true }],
  address: [
    async ({ folder, basePath, host }, use) => {
      const { address, stop } = await (host === 'nginx'
        ? startNginx({ folder, basePath })
        : startServer({ folder, basePath, port: 0 }))
      await use(address)
      await stop()
    },
    { scope: 'worker' },
  ],
  settle: async ({ page, plain }, use) => use(() => page.waitForLoadState(plain ? 'networkidle' : 'load')),
  baseURL: async ({ address }, use) => use(address),
  allowed: [undefined, { option: true }],
  wrongAddresses: [false, { option: true }],
  complaints: [
    async ({ page, address, allowed, wrongAddresses }, use) => {
      const complaints: string[] = []
      const missing = watch(page, new URL(address).origin, complaints)
      await use(complaints)
      expect(complaints.filter((complaint) => !allowed?.test(complaint))).toEqual([])
      if (!wrongAddresses) expect(missing).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** Notes complaints as they come; returns the addresses of pages, not of files, that were not there. */
function watch(page: Page, origin: string, complaints: string[]): string[] {
  const missing: string[] = []
  page.on('response', (response) => {
    if (response.status() < 400) return
    if (response.status() === 404 && response.request().isNavigationRequest()) missing.push(response.url())
    else complaints.push(`status ${response.status()}: ${response.url()}`)
  })
  page.on('console', (message) => {
    // The browser's own word on a missing page, which is noted already.
    if (!missing.includes(message.location().url)) complaints.push(`console ${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`))
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? ''
    // A page that is left takes its unfinished requests with it.
    if (why !== 'net::ERR_ABORTED') complaints.push(`failed: ${request.url()} ${why}`)
  })
  page.on('request', (request) => {
    if (/^https?:/.test(request.url()) && new URL(request.url()).origin !== origin)
      complaints.push(`elsewhere: ${request.url()}`)
  })
  return missing
}

/** The paths of every page, from the sitemap. */
export function sitemapPaths(out = 'out'): string[] {
  const file = join(out, 'sitemap.xml')
  if (!existsSync(file)) throw new Error(`There is no ${file}: run npm run build, or npm test, first.`)
  return [...readFileSync(file, 'utf8').matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, path]) => path ?? '')
}

/** The open data of the export. */
export function openData(): OpenCandidate[] {
  return JSON.parse(readFileSync(join('out', 'candidates.json'), 'utf8')) as OpenCandidate[]
}
