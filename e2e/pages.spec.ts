import { accessibilityViolations, contrastViolations } from './support/accessibility'
import { faintControls, mismatchedNames, movingElements } from './support/controls'
import { comparedRaces, hasRaceIndex } from './support/election'
import { pageTypes, samplePages } from './support/samplePages'
import { expect, test } from './support/site'

test('the sitemap lists every page', { tag: '@facts' }, ({ paths, election }) => {
  const candidatePages = election.candidates.flatMap(({ id, stances }) => [
    `./profile/${id}/`,
    ...stances.map((_, index) => `./profile/${id}/stance${index + 1}/`),
  ])
  const racePages = election.races.map(({ id }) => `./candidates/${id}/`)
  const comparisons = comparedRaces(election).map(({ id }) => `./compare/${id}/`)
  const pages = ['', 'candidates/', 'my-ballot/', 'how-to-vote/', 'results/', 'about/']
  const trustPages = ['about/fairness/', 'accessibility/', 'corrections/', 'data/']
  if (election.archive?.length) trustPages.push('elections/')
  const questionPages = (election.questions ?? []).map(({ id }) => `./questions/${id}/`)
  const answerPages = election.questionnaires.map(({ id }) => `./answers/${id}/`)
  // A topic or a race that does not fit on the page of a comparison or a questionnaire has a page of its own.
  const isPart = (path: string) => /^\.\/(?:compare\/|(?:answers|compare)\/[^/]+\/[^/]+\/)$/.test(path)
  expect(paths.filter((path) => !isPart(path)).toSorted()).toEqual(
    [
      ...[...pages, ...trustPages].map((path) => `./${path}`),
      ...racePages,
      ...comparisons,
      ...questionPages,
      ...answerPages,
      ...candidatePages,
    ].toSorted(),
  )
})

test.describe('on a phone', () => {
  test.use({ colorScheme: 'light', viewport: { width: 320, height: 720 }, wrongAddresses: true })

  test(
    'every type of page has a contrast of 7 to 1, no accessibility violation, and controls to see and to name',
    { tag: ['@content', '@language'] },
    async ({ page, election, language }) => {
      test.slow()
      for (const path of language ? pageTypes(election) : samplePages(election)) {
        await page.goto(path)
        // What axe finds does not depend on the language.
        if (!language) expect([path, ...(await accessibilityViolations(page))]).toEqual([path])
        expect([path, ...(await mismatchedNames(page)), ...(await faintControls(page))]).toEqual([path])
      }
    },
  )
})

test.describe('in dark colors, for readers who prefer less motion', () => {
  test.use({ colorScheme: 'dark', wrongAddresses: true, contextOptions: { reducedMotion: 'reduce' } })

  test('every type of page has a contrast of 7 to 1, controls to see, and nothing that moves', async ({
    page,
    election,
  }) => {
    test.slow()
    for (const path of pageTypes(election)) {
      await page.goto(path)
      expect([path, ...(await contrastViolations(page)), ...(await faintControls(page))]).toEqual([path])
      expect([path, ...(await movingElements(page))]).toEqual([path])
    }
  })
})

test(
  'every page has a heading, a language, a preview image, and a title and a description of its own',
  { tag: ['@facts', '@language'] },
  async ({ openPage, paths, election, request, address }) => {
    const pages = await Promise.all(
      paths.map(async (path) => {
        const { $ } = await openPage(path)
        return {
          path,
          language: $('html').attr('lang'),
          headings: $('h1').length,
          title: $('title').text(),
          description: $('meta[name="description"]').attr('content') ?? '',
          image: new URL($('meta[property="og:image"]').attr('content') ?? '', address).pathname,
        }
      }),
    )
    for (const each of pages) expect(each).toMatchObject({ language: election.language, headings: 1 })
    for (const { path, title, description } of pages) {
      expect(title, path).not.toBe('')
      // A Chinese character says as much as two letters.
      expect(description.replace(/\p{Script=Han}/gu, '$&$&'), path).toMatch(/.{30,}/)
    }
    for (const field of ['title', 'description'] as const)
      expect(new Set(pages.map((each) => each[field])).size, field).toBe(paths.length)
    for (const image of new Set(pages.map((each) => each.image))) {
      const response = await request.get(image)
      expect([image, response.status(), response.headers()['content-type']]).toEqual([image, 200, 'image/png'])
    }
  },
)

test(
  'on a phone, the page about fairness shows every number without scrolling sideways',
  { tag: '@content' },
  async ({ page, election }) => {
    test.skip(election.candidates.length === 0, 'no candidates')
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('./about/fairness/')
    const regions = page.locator('section[tabindex="0"]')
    const widths = await regions.evaluateAll((all) => all.map((each) => each.scrollWidth - each.clientWidth))
    expect(widths.length).toBeGreaterThan(0)
    expect(Math.max(...widths)).toBe(0)
  },
)

test(
  'the page about the guide names what the site stores, and nothing else is stored',
  { tag: '@content' },
  async ({ page, context, election }) => {
    await page.goto('./about/')
    const text = await page.locator('section[aria-labelledby="device"]').innerText()
    const hasChoice = !hasRaceIndex(election)
    const hasAreas = (election.areas ?? election.groups ?? []).some((area) => !('everyone' in area && area.everyone))
    expect([text.includes('session storage'), text.includes('place you choose')]).toEqual([hasChoice, hasAreas])
    expect(text).toContain('The marks and notes of My ballot are kept')
    await page.goto('./candidates/')
    if (hasChoice) await page.locator('main button').first().click()
    const keys = await page.evaluate(() => [Object.keys(sessionStorage), Object.keys(localStorage)])
    expect(keys).toEqual([hasChoice ? ['selectedCandidateType'] : [], []])
    if (text.includes('no cookies')) expect(await context.cookies()).toEqual([])
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
        expect([path, ...(await accessibilityViolations(page))]).toEqual([path])
      }
    },
  )
