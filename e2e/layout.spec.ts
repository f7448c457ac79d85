import type { Page } from 'playwright/test'
import { brokenWords } from './support/brokenWords'
import { comparedRaces, profilePath } from './support/election'
import { loadImages } from './support/loadImages'
import { listClipped, listLayoutShifts, misplacedText, overflowWidth, smallTargets } from './support/layoutMeasurements'
import { samplePages } from './support/samplePages'
import { expect, test } from './support/site'

/** In CSS pixels: phones, both sides of the widths at which the layout changes, and windows of computers. */
const widths = [320, 360, 767, 768, 1023, 1024, 1280, 1440]
/** Pages are divided among several tests, which run in parallel. */
const parts = 3

test.use({ wrongAddresses: true })
// A busy machine may paint a table that is still loading, and then widen it.
test.describe.configure({ retries: 1 })

for (let part = 0; part < parts; part++) {
  test(`nothing shifts while a page loads with late images, and it fits zoom and larger text (part ${part + 1} of ${parts})`, async ({
    page,
    election,
  }) => {
    test.slow()
    await page.route(/\/img\//, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 200))
      await route.continue()
    })
    for (const path of samplePages(election).filter((_, index) => index % parts === part)) {
      await page.setViewportSize({ width: 360, height: 640 })
      // A new document, even if only the fragment differs.
      await page.goto('about:blank')
      await page.goto(path)
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      await page.evaluate(loadImages)
      expect([path, await listLayoutShifts(page)]).toEqual([path, []])
      // Sticky parts cover others.
      await page.evaluate(() => scrollTo(0, 0))
      for (const [name, enlarge] of Object.entries(enlargements)) {
        await enlarge(page)
        await expectFit(page, `${path} with ${name}`)
      }
    }
  })

  test(
    `pages fit every width from 320 to 1440 px, and targets are large enough (part ${part + 1} of ${parts})`,
    { tag: ['@content', '@language'] },
    async ({ page, election }) => {
      test.slow()
      for (const path of samplePages(election).filter((_, index) => index % parts === part)) {
        await page.goto(path)
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 })
          await expectFit(page, `${path} at ${width} px`)
        }
        await page.locator('details').evaluateAll((all) => all.forEach((each) => each.setAttribute('open', '')))
        for (const width of [320, 1280]) {
          await page.setViewportSize({ width, height: 800 })
          expect([path, width, ...(await smallTargets(page))]).toEqual([path, width])
        }
      }
    },
  )
}

test('no line break splits a word on a phone, nor on a narrow one with text of 200%', async ({ page, election }) => {
  const [race] = comparedRaces(election)
  const pages = ['./', './candidates/', './my-ballot/', './how-to-vote/', './results/', './about/']
  const profiles = election.candidates.slice(0, 1).map(profilePath)
  for (const path of [...pages, ...profiles, ...(race ? [`./compare/${race.id}/`] : [])]) {
    await page.setViewportSize({ width: 360, height: 640 })
    await page.goto(path)
    expect([path, await brokenWords(page)]).toEqual([path, []])
    await page.setViewportSize({ width: 320, height: 640 })
    await applyStyle(page, ':root { font-size: 200% }')
    expect([path, await brokenWords(page)]).toEqual([path, []])
  }
})

const enlargements: Record<string, (page: Page) => Promise<void>> = {
  // A zoom of 400% is 320 px wide.
  'a zoom of 200%': (page) => page.setViewportSize({ width: 640, height: 400 }),
  'wider spacing on a phone': async (page) => {
    await page.setViewportSize({ width: 320, height: 800 })
    await applyStyle(
      page,
      `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-block-end: 2em !important }`,
    )
  },
  'wider spacing': (page) => page.setViewportSize({ width: 1280, height: 800 }),
  'text of 200%': (page) => applyStyle(page, ':root { font-size: 200% }'),
  'text of 400%': (page) => applyStyle(page, ':root { font-size: 400% }'),
  'text of 200% on a phone': async (page) => {
    await page.setViewportSize({ width: 360, height: 800 })
    await applyStyle(page, ':root { font-size: 200% }')
  },
}

async function expectFit(page: Page, situation: string): Promise<void> {
  const [overflow, misplaced, clipped] = await Promise.all([
    overflowWidth(page),
    misplacedText(page),
    page.evaluate(listClipped),
  ])
  expect([situation, overflow, misplaced, clipped]).toEqual([situation, 0, [], []])
}

/** Replaces the style that an earlier call added. */
async function applyStyle(page: Page, rules: string): Promise<void> {
  await page.evaluate(async (text) => {
    document.adoptedStyleSheets = [await new CSSStyleSheet().replace(text)]
  }, rules)
}
