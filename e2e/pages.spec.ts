import { accessibilityViolations } from './support/accessibility'
import { hasRaceIndex } from './support/election'
import { findSection } from './support/outline'
import { samplePages } from './support/samplePages'
import { expect, test } from './support/site'

for (const [name, options] of Object.entries({
  'on a phone in light colors': { colorScheme: 'light', viewport: { width: 320, height: 720 } },
  'in a wide window in dark colors': { colorScheme: 'dark', viewport: { width: 1280, height: 720 } },
} as const))
  test.describe(name, () => {
    test.use({ ...options, wrongAddresses: true })

    test(
      'every type of page has a contrast of 7 to 1 and no accessibility violation',
      { tag: '@content' },
      async ({ page, election }) => {
        test.slow()
        for (const path of samplePages(election)) {
          await page.goto(path)
          expect([path, ...(await accessibilityViolations(page, ['color-contrast-enhanced']))]).toEqual([path])
        }
      },
    )
  })

test(
  'the page about the guide names what the site stores, and nothing else is stored',
  { tag: '@content' },
  async ({ page, context, readLines, election }) => {
    const hasAreas = (election.areas ?? election.groups ?? []).some((area) => !('everyone' in area && area.everyone))
    const lines = findSection(await readLines('./about/'), '## What is stored on your device').join(' ')
    expect(lines.includes('session storage')).toBe(!hasRaceIndex(election))
    expect(lines.includes('place you choose')).toBe(hasAreas)
    expect(lines).toContain('The marks and notes of My ballot are kept')
    await page.goto('./candidates/')
    if (!hasRaceIndex(election)) await page.locator('main button').first().click()
    const keys = await page.evaluate(() => [Object.keys(sessionStorage), Object.keys(localStorage)])
    expect(keys).toEqual([hasRaceIndex(election) ? [] : ['selectedCandidateType'], []])
    if (lines.includes('no cookies')) expect(await context.cookies()).toEqual([])
  },
)

/** Pages are divided among several tests, which run in parallel. */
const parts = 4

for (let part = 0; part < parts; part++)
  test(
    `no page has an accessibility violation (part ${part + 1} of ${parts})`,
    { tag: '@slow' },
    async ({ page, paths }) => {
      test.slow()
      for (const path of paths.filter((_, index) => index % parts === part)) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        expect([path, ...(await accessibilityViolations(page, ['color-contrast-enhanced']))]).toEqual([path])
      }
    },
  )
