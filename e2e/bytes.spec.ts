/** Size budgets. Sizes do not vary between runs, so they are tested here. Timings are in `npm run bench:pages`. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { setTimeout as sleep } from 'node:timers/promises'
import { candidatesOf, comparedRaces, hasRaceIndex, racePath, type Election } from './support/election'
import { listPages } from './support/files'
import { findElectionOfPage } from './support/otherElections'
import { test, waitUntil } from './support/prerendering'
import { expect } from './support/site'
import { startProxy } from './support/startProxy'

/** A page with its styles and scripts, without images. */
const PAGE_BYTES = 8000
/** What the landing page may have more, for the button that keeps the guide on a device. */
const KEEP_BYTES = 80
/** How to vote, which is read aloud, and the ballot and the results, which have the rules or the votes of every race. */
const LONG_BYTES = 9500
const LONG_PAGES = /^(?:how-to-vote|my-ballot|results)\//
/** Pages that list everyone in the election. They may have 50 bytes more for each after the first 30. */
const LISTS_EVERYONE = /^(?:my-ballot|about\/fairness|results)\//
/** A profile, a stance or a questionnaire, which has many statements. */
const STATEMENTS_BYTES = 20_000
const STATEMENTS_PAGES = /^(?:answers|profile)\/[^/]+\//
/** A comparison has the statements of everyone, the scripts that choose, hide and tick, 4,000 bytes of definitions, 2,000 of answers. */
const COMPARISON_BYTES = 30_000
const COMPARISONS = /^compare\/[^/]+\//
/** One portrait of the list on a phone. */
const PORTRAIT_BYTES = 1000
/** The only script file that a page loads. `e2e/static-html.spec.ts` finds others. */
const SCRIPT_BYTES = 130_000
/** Everything that a phone receives from the landing page to the ballot. */
const JOURNEY_BYTES = 180_000

test.use({ needsFiles: true })

const sizes = new Map<string, number>()

/** Bytes that a host sends for a file. Brotli would make it smaller than gzip does. */
function transferSize(path: string): number {
  const cached = sizes.get(path)
  if (cached !== undefined) return cached
  const content = readFileSync(path)
  // Files that compression does not shrink are sent as they are.
  const size = Math.min(content.length, gzipSync(content, { level: 9 }).length)
  sizes.set(path, size)
  return size
}

function totalSize(folder: string, files: readonly string[]): number {
  return files.reduce((total, file) => total + transferSize(join(folder, file)), 0)
}

/** A page with the scripts and style sheets that it loads. */
function pageFiles(folder: string, page: string): string[] {
  const tags = readFileSync(join(folder, page), 'utf8').match(/<(?:script|link)\b[^>]*>/g) ?? []
  const required = tags.filter(
    (tag) => /^<script|rel="?(?:stylesheet|preload|modulepreload)\b/.test(tag) && !/ as="?image\b/.test(tag),
  )
  return [page, ...new Set(required.flatMap((tag) => / (?:src|href)="?([^"\s>]+)/.exec(tag)?.[1] ?? []))]
}

/** The most bytes of a page, whatever its language is. */
function getLimit(path: string, { candidates, languages = [] }: Election): number {
  const translated = languages.find((tag) => path.startsWith(`${tag}/`))
  const page = translated ? path.slice(translated.length + 1) : path
  const more = LISTS_EVERYONE.test(page) ? 50 * Math.max(0, candidates.length - 30) : 0
  if (LONG_PAGES.test(page)) return LONG_BYTES + more
  if (COMPARISONS.test(page)) return COMPARISON_BYTES
  if (page === 'index.html') return PAGE_BYTES + KEEP_BYTES
  return STATEMENTS_PAGES.test(page) ? STATEMENTS_BYTES : PAGE_BYTES + more
}

/** True for a comparison with one topic and for answers in one race, which show everything however large they get. */
function cannotSplit(file: string, path: string): boolean {
  const sections = readFileSync(file, 'utf8').match(/<section [^>]*data-topic/g) ?? []
  return (
    (/^(?:[\w-]+\/)?compare\//.test(path) && sections.length === 1) || /(?:^|\/)answers\/[^/]+\/[^/]+\/index/.test(path)
  )
}

test(
  `every page without its images is at most ${PAGE_BYTES} bytes, and one with many statements ${STATEMENTS_BYTES}`,
  { tag: '@content' },
  ({ folder, election, out }) => {
    test.skip(
      out === 'out-showcase',
      'Each name and text of the showcase has the greatest length that an editor may enter.',
    )
    const pages = listPages(folder)
    const sizeOf = (page: string) => totalSize(folder, pageFiles(folder, page))
    expect(pages.length).toBeGreaterThan(4)
    const tooLarge = pages.filter((page) => {
      const { owner, path } = findElectionOfPage(election, page)
      return sizeOf(page) > getLimit(path, owner) && !cannotSplit(join(folder, page), path)
    })
    expect(tooLarge.map((page) => `${page} ${sizeOf(page)}`)).toEqual([])
  },
)

test(`the script of the ballot is at most ${SCRIPT_BYTES} bytes`, { tag: '@content' }, ({ folder, out }) => {
  const scripts =
    readFileSync(join(folder, 'my-ballot/index.html'), 'utf8').match(/_next\/static\/myBallot-\w+\.js/g) ?? []
  expect(scripts).toHaveLength(1)
  expect(totalSize(out, scripts)).toBeLessThanOrEqual(SCRIPT_BYTES)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true })

  test(
    `the list is within its budget with every portrait of the first race`,
    { tag: '@content' },
    async ({ page, election, folder, out }) => {
      const [first] = election.races
      const path = first && hasRaceIndex(election) ? racePath(election, first) : './candidates/'
      await page.goto(path)
      const sources = await page.locator('main img:visible').evaluateAll((images: HTMLImageElement[]) =>
        Promise.all(
          images.map(async (image) => {
            image.loading = 'eager'
            await image.decode()
            return image.currentSrc
          }),
        ),
      )
      const [race] = election.races
      expect(sources).toHaveLength(race ? candidatesOf(election, race).length : 0)
      const images = [...new Set(sources.map((source) => new URL(source).pathname))]
      const budget = PAGE_BYTES + images.length * PORTRAIT_BYTES
      const ownFiles = totalSize(folder, pageFiles(folder, `${path.slice(2)}index.html`))
      expect(ownFiles + totalSize(out, images)).toBeLessThanOrEqual(budget)
    },
  )
})

test(
  `a phone receives at most ${JOURNEY_BYTES} bytes on the way from the landing page to the ballot`,
  { tag: '@site' },
  async ({ open, election, address }) => {
    const [race] = comparedRaces(election)
    test.skip(!race || hasRaceIndex(election), 'no list with the candidates of a race to compare')
    // Every byte, including headers, icons, and what browsers fetch ahead.
    let bytes = 0
    const proxy = await startProxy(address, (client, upstream) => {
      upstream.on('data', (data) => (bytes += data.length))
      client.pipe(upstream).pipe(client)
    })
    const tab = await open(proxy.address, 'phone')
    const arrive = async (path: string) => {
      await waitUntil(
        tab,
        `location.href === ${JSON.stringify(proxy.address + path)} && document.readyState === 'complete'`,
      )
      // Until nothing is fetched ahead any more.
      for (let before = -1; before < bytes; await sleep(200)) before = bytes
    }
    const follow = async (path: string) => {
      await tab.tap(`a[href="${new URL(proxy.address).pathname}${path}"]`)
      await arrive(path)
    }
    // On a phone, a button opens the links of the header.
    const choose = async (path: string) => {
      await tab.tap('header button')
      await follow(path)
    }
    await arrive('')
    await follow('candidates/')
    for (const { id } of candidatesOf(election, race!).slice(0, 3)) {
      await follow(`profile/${id}/`)
      await tab.evaluate('void history.back()')
      await arrive('candidates/')
    }
    await choose(`compare/${race!.id}/`)
    await choose('my-ballot/')
    expect(bytes).toBeLessThanOrEqual(JOURNEY_BYTES)
    // Every page was part of the journey.
    expect(bytes).toBeGreaterThan(8 * 1000)
    proxy.stop()
  },
)
