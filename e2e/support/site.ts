/** Fixtures of every browser test: the site under test, its data, and a check of what the browser reports. */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { load } from 'cheerio'
import { expect, test as base, type Page } from 'playwright/test'
import { readEnv } from '@/lib/env'
import { startServer } from '@/lib/server/staticServer'
import { readArchive } from './otherElections'
import { electionFolder, profilePath, readExpected, type Candidate, type Election } from './election'
import type { Page as ParsedPage } from './values'

const { site } = readEnv()

export interface WorkerFixtures {
  /** The export under test, by the name of its folder. */
  out: string
  /** True to test the export as Next.js writes it, which is in the folder `{out}-plain`. */
  plain: boolean
  /** Tag of the language under test, if it is not the default: the pages in its folder are tested. */
  language: string
  /** The folder of the pages under test. */
  folder: string
  /** Path under which the export is served, like `/guide`. */
  basePath: string
  /** Address of the landing page under test, with a slash at the end. */
  address: string
  /** Address of the landing page in the default language. Files that are the same in every language are beside it. */
  root: string
  /** The editors' files of the site under test, with the language of its pages. */
  election: Election
  /** Paths of the pages in the language under test, relative to the address: `./`, `./candidates/` and so on. */
  paths: readonly string[]
  /** Reads a page without a browser. Each is parsed once. */
  openPage: (path: string) => Promise<ParsedPage>
}

interface TestFixtures {
  /** True if the test reads files of the export, so it cannot run on a deployed site. */
  needsFiles: boolean
  /** What the project lacks on this machine, like a browser. Empty if nothing. */
  missing: string | undefined
  /** Skips a test whose export or browser is absent. Automatic fixtures are set up in the order in which they are defined. */
  availability: void
  /** Waits until everything that a page starts on load has ended, including React if the page ships it. */
  settle: () => Promise<void>
  /** Complaints that a test causes on purpose. */
  allowed: RegExp | undefined
  /** True if a test requests pages that do not exist. A missing file is always a complaint. */
  wrongAddresses: boolean
  /** Errors, console messages and unexpected requests of the page. A test that ends with any of them fails. */
  complaints: string[]
}

/** A deployed site may have the debug option. */
const deployedComplaints = /^console log:/

export const test = base.extend<TestFixtures, WorkerFixtures>({
  out: ['out', { scope: 'worker', option: true }],
  plain: [false, { scope: 'worker', option: true }],
  language: ['', { scope: 'worker', option: true }],
  folder: [
    async ({ out, plain, language }, use) => use(join(plain ? `${out}-plain` : out, language)),
    { scope: 'worker' },
  ],
  basePath: ['', { scope: 'worker', option: true }],
  address: [
    async ({ folder, language, basePath }, use) => {
      if (site) return use(site)
      // Worker fixtures are set up even if every test is skipped.
      if (!existsSync(folder)) return use('http://absent.invalid/')
      const root = language ? dirname(folder) : folder
      const { address, stop } = await startServer({ folder: root, basePath, port: 0 })
      await use(language ? `${address}${language}/` : address)
      await stop()
    },
    { scope: 'worker' },
  ],
  root: [
    async ({ address, language }, use) => use(new URL(language ? '../' : './', address).href),
    { scope: 'worker' },
  ],
  election: [
    async ({ out, language }, use) => {
      const election = { ...readExpected(electionFolder(out)), archive: readArchive(electionFolder(out)) }
      await use(language ? { ...election, language } : election)
    },
    { scope: 'worker' },
  ],
  paths: [
    async ({ address, folder, language, election }, use) =>
      use(site || existsSync(folder) ? await fetchPaths(address, language, election.languages?.slice(1) ?? []) : []),
    { scope: 'worker' },
  ],
  openPage: [
    async ({ address, folder, election }, use) => {
      const readHtml = async (path: string) =>
        site ? (await fetch(new URL(path, address))).text() : readFileSync(join(folder, path, 'index.html'), 'utf8')
      const read = async (path: string) => ({ $: load(await readHtml(path)), election, address })
      const pages = new Map<string, Promise<ParsedPage>>()
      await use((path) => {
        const page = pages.get(path) ?? read(path)
        pages.set(path, page)
        return page
      })
    },
    { scope: 'worker' },
  ],
  needsFiles: [false, { option: true }],
  missing: ['', { option: true }],
  availability: [
    async ({ folder, out, plain, needsFiles, missing }, use, testInfo) => {
      testInfo.skip(Boolean(missing), missing ?? '')
      if (site) testInfo.skip(plain || needsFiles || out !== 'out', 'needs files or options of a local build')
      // The folder of a language that only archived elections have leads there, and has no not-found page.
      else testInfo.skip(!existsSync(join(folder, '404.html')), `no pages in ${folder}/`)
      await use()
    },
    { auto: true },
  ],
  settle: async ({ page, plain }, use) => use(() => page.waitForLoadState(plain || site ? 'networkidle' : 'load')),
  baseURL: async ({ address }, use) => use(address),
  allowed: [undefined, { option: true }],
  wrongAddresses: [false, { option: true }],
  // oxlint-disable-next-line no-empty-pattern -- Playwright requires a pattern.
  complaints: async ({}, use) => use([]),
  // Tests that open no page do not pay for one.
  page: async ({ page, address, allowed, wrongAddresses, complaints, out }, use) => {
    // Tests of a deployed site must not count as visits. Under this signal, no page loads Google's script.
    if (site)
      await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { get: () => true }))
    // This build has page views. Tests must not depend on Google's script.
    if (out === 'out-upcoming')
      await page.route('https://www.googletagmanager.com/**', (route) => route.fulfill({ body: '' }))
    const missingPages = watchPage(page, new URL(address).origin, complaints)
    await use(page)
    const isExpected = (complaint: string) =>
      allowed?.test(complaint) || (site !== undefined && deployedComplaints.test(complaint))
    expect(complaints.filter((complaint) => !isExpected(complaint))).toEqual([])
    if (!wrongAddresses) expect(missingPages).toEqual([])
  },
})

export { expect, profilePath }

/**
 * Adds everything that goes wrong on a page, and every request to another origin, to `complaints`.
 * @returns the addresses of pages that answered 404; like the complaints, the list grows while the page is open
 */
function watchPage(page: Page, origin: string, complaints: string[]): readonly string[] {
  const missingPages: string[] = []
  page.on('response', (response) => {
    if (response.status() < 400) return
    if (response.status() === 404 && response.request().isNavigationRequest()) missingPages.push(response.url())
    else complaints.push(`status ${response.status()}: ${response.url()}`)
  })
  page.on('console', (message) => {
    // The browser logs every missing page, and those are listed already.
    if (!missingPages.includes(message.location().url)) complaints.push(`console ${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`))
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // Leaving a page aborts its pending requests.
    if (!/^net::ERR_ABORTED$|^NS_BINDING_ABORTED$/.test(reason)) complaints.push(`failed: ${request.url()} ${reason}`)
  })
  page.on('request', (request) => {
    if (/^https?:/.test(request.url()) && new URL(request.url()).origin !== origin)
      complaints.push(`elsewhere: ${request.url()}`)
  })
  return missingPages
}

/** Paths of the pages in a language, from the sitemap of all languages. */
async function fetchPaths(address: string, language: string, others: readonly string[]): Promise<string[]> {
  const root = new URL(language ? '../' : './', address)
  const sitemap = await (await fetch(new URL('sitemap.xml', root))).text()
  return [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].flatMap(([, location = '']) => {
    const path = new URL(location, root).pathname.slice(root.pathname.length)
    if (language === '') return others.some((tag) => path.startsWith(`${tag}/`)) ? [] : `./${path}`
    return path.startsWith(`${language}/`) ? `./${path.slice(language.length + 1)}` : []
  })
}

/**
 * Finds a running candidate with enough stances, and skips the test if there is none.
 * @param minStances the least number of stances
 * @param index place among those candidates. The last one if it is too large.
 */
export function findCandidate({ candidates }: Election, minStances = 0, index = 0): Candidate {
  const matches = candidates.filter(({ withdrawn, stances }) => !withdrawn && stances.length >= minStances)
  const candidate = matches[Math.min(index, matches.length - 1)]
  if (candidate) return candidate
  test.skip(true, `no candidate with ${minStances} stances`)
  throw new Error('unreachable')
}
