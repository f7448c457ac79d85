import { accessibilityViolations } from './support/accessibility'
import { samplePages } from './support/samplePages'
import { expect, test } from './support/site'

/** Pages are divided among several tests, which run in parallel. */
const parts = 4

test('the sitemap lists every page', ({ paths, election }) => {
  const candidatePages = election.candidates.flatMap(({ id, stances }) => [
    `./profile/${id}/`,
    ...stances.map((_, index) => `./profile/${id}/stance${index + 1}/`),
  ])
  const racePages = election.races.map(({ id }) => `./candidates/${id}/`)
  const trustPages = ['./how-to-vote/', './results/', './about/', './about/fairness/']
  const questionPages = (election.questions ?? []).map(({ id }) => `./questions/${id}/`)
  expect(paths.toSorted()).toEqual(
    [
      './',
      './candidates/',
      './corrections/',
      './data/',
      ...trustPages,
      ...racePages,
      ...questionPages,
      ...candidatePages,
    ].toSorted(),
  )
})

for (let part = 0; part < parts; part++)
  test(`every page has a heading, a language, a description and no accessibility violation (part ${part + 1} of ${parts})`, async ({
    page,
    paths,
    election,
    settle,
  }) => {
    test.slow()
    for (const path of paths.filter((_, index) => index % parts === part)) {
      const response = await page.goto(path)
      expect(response?.status()).toBe(200)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(page.locator('html')).toHaveAttribute('lang', election.language ?? 'en')
      await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /.{30,}/)
      await settle()
      expect([path, ...(await accessibilityViolations(page))]).toEqual([path])
    }
  })

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`on a phone in ${colorScheme} colors`, () => {
    test.use({ colorScheme, viewport: { width: 320, height: 720 }, wrongAddresses: true })

    test('every type of page has a contrast of 7 to 1 and no accessibility violation', async ({ page, election }) => {
      for (const path of samplePages(election)) {
        await page.goto(path)
        expect([path, ...(await accessibilityViolations(page, ['color-contrast-enhanced']))]).toEqual([path])
      }
    })
  })

test('every page has a title and a description of its own', async ({ request, paths }) => {
  const pages = await Promise.all(paths.map(async (path) => (await request.get(path)).text()))
  for (const pattern of [/<title>([^<]+)<\/title>/, /<meta name="description" content="([^"]+)"/]) {
    const values = pages.map((html) => pattern.exec(html)?.[1])
    expect(values).not.toContain(undefined)
    expect(new Set(values).size).toBe(paths.length)
  }
})
