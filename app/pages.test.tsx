/** @jest-environment node */
import * as cheerio from 'cheerio'
import { aQuestion } from '@/guide/testing/factories'
import { aQuestionnaire } from '@/guide/testing/questionnaires'
import { aGuide, setGuide } from './testing/mockGuide'
import { listParams, readMetadata, renderDocument, routeFiles, type Params } from './testing/routes'
import sitemap from './sitemap'

const guide = {
  ...aGuide,
  topics: [{ id: 'parks', name: 'Parks' }],
  questions: [{ ...aQuestion, number: '2' }],
  questionnaires: [aQuestionnaire()],
  site: { isArchived: false, hasLegacyRoutes: false, others: [] },
}

beforeEach(() => {
  setGuide(guide)
  process.env.SITE_URL = 'https://guide.example'
})

afterEach(() => delete process.env.SITE_URL)

/** The title and the description of each page, or the beginning of it. */
const metadataOf: Readonly<Record<string, readonly [title: string, description: string]>> = {
  '/': [
    'Anytown City Elections – November 7, 2017',
    'Who ran in Anytown on November 7, 2017, who won, and where each candidate stands.',
  ],
  '/candidates/': ['Candidates', 'All candidates in Anytown on November 7, 2017, by race: City Council, Mayor.'],
  '/candidates/mayor/': [
    'Mayor',
    'Mayor: 1 candidate in Anytown on November 7, 2017, with what they said and sources.',
  ],
  '/compare/cityCouncil/': [
    'City Council, side by side',
    'City Council in Anytown on November 7, 2017: what each candidate said, by topic, with sources.',
  ],
  '/profile/bob-cole/': [
    'Bob Cole, City Council',
    'Bob Cole, Anytown City Council Candidate: key stances and experience, each with its sources.',
  ],
  '/profile/ada-byron/stance2/': [
    'Title 2 – Ada Byron, City Council',
    'Where Ada Byron, Anytown City Council Candidate, stands: Title 2. With the year and the sources.',
  ],
  '/questions/question-1/': [
    'Question 2: A new library – Anytown ballot question',
    'Ballot question in Anytown on November 7, 2017. Question 2: A new library. What a yes or a no vote means, with sources.',
  ],
  '/answers/friends/': [
    'Park Friends questionnaire',
    'Park Friends questionnaire: each question with the answers of the candidates in Anytown.',
  ],
  '/my-ballot/': [
    'My ballot',
    'A ballot to mark for yourself: Anytown, November 7, 2017. Your marks stay on your device. You can print them.',
  ],
  '/how-to-vote/': ['How to vote', 'When, where and how to vote in Anytown on'],
  '/results/': [
    'Results',
    'Who won in Anytown on November 7, 2017, by race. Vote totals, turnout and sources, if known.',
  ],
  '/about/': ['About this guide', 'Who makes and pays for this guide to the election in Anytown'],
  '/about/fairness/': ['Is this guide fair?', 'How much this guide has on each candidate in Anytown'],
  '/elections/': ['All elections', 'Every election in Anytown that this guide has,'],
  '/accessibility/': ['Accessibility', 'How well this guide to Anytown on'],
  '/corrections/': ['Corrections', 'How we correct this guide, and what we have corrected so far.'],
  '/data/': [
    'Open data',
    'Download the candidates, statements, results and sources of Anytown City Elections as CSV or JSON.',
  ],
}

/** The file and the parameters of the route of a page. */
async function findRoute(path: string): Promise<readonly [file: string, params: Params]> {
  for (const file of routeFiles)
    // oxlint-disable-next-line no-await-in-loop
    for (const params of await listParams(file))
      if (`/${file}`.replace('page.tsx', '').replaceAll(/\[(\w+)\]/g, (_, name) => params[name] ?? '') === path)
        return [file, params]
  throw new Error(`No route has the page ${path}.`)
}

it.each(Object.entries(metadataOf))(
  '%s has its address, title, description, share image and date',
  async (path, [title, description]) => {
    const route = await findRoute(path)
    const url = `https://guide.example${path}`
    const metadata = await readMetadata(...route)
    expect(metadata).toMatchObject({
      title: path === '/' ? { absolute: title } : title,
      description: expect.stringContaining(description),
      alternates: { canonical: url },
      openGraph: { url },
    })
    const $ = cheerio.load(await renderDocument(...route))
    // A stance has the image of its profile.
    const image =
      path
        .replace(/stance\d/, '')
        .replace(/^\/|\/+$/g, '')
        .replace('elections', '') || 'index'
    expect($('meta[property="og:image"]').attr('content')).toBe(`https://guide.example/share/${image}.png`)
    const entry = sitemap().find((each) => each.url === url)
    expect(entry?.lastModified).toBe($('footer time').attr('datetime'))
  },
)

it.each([
  ['page.tsx', 'The ballot in Anytown on November 7, 2017. Where each candidate stands. When, where and how to vote.'],
  ['results/page.tsx', 'Results of the election in Anytown on November 7, 2017, when they are known.'],
])('%s has another description before there are results', async (file, description) => {
  setGuide({ ...guide, election: { ...guide.election, results: undefined } })
  expect(await readMetadata(file)).toMatchObject({ description })
})

it.each([
  ['page.tsx', {}, { '@type': 'Event', name: 'Anytown municipal election', url: 'https://guide.example/' }],
  [
    'profile/[id]/page.tsx',
    { id: 'bob-cole' },
    { '@type': 'Person', name: 'Bob Cole', url: 'https://guide.example/profile/bob-cole/' },
  ],
])('%s has structured data outside of its content', async (file, params, data) => {
  const $ = cheerio.load(await renderDocument(file, params))
  expect(JSON.parse($('body > script[type="application/ld+json"]').text())).toMatchObject(data)
})

it('redirects legacy routes only if the election or an archived one has them', async () => {
  expect(await renderDocument('page.tsx')).not.toContain('hashchange')
  setGuide({ ...guide, site: undefined, election: { ...guide.election, legacyRoutes: true } })
  expect(await renderDocument('page.tsx')).toContain('hashchange')
  setGuide({ ...guide, site: { isArchived: false, hasLegacyRoutes: true, others: [] } })
  expect(await renderDocument('page.tsx')).toContain('hashchange')
})

const dynamic = routeFiles.filter((file) => file.includes('[') && !file.startsWith('candidates/'))

it.each(dynamic)('%s has only a placeholder, which is not found, in an empty guide', async (file) => {
  setGuide({ ...aGuide, candidates: file.startsWith('profile/[id]/p') ? aGuide.candidates : [] })
  expect(await listParams(file)).toHaveLength(file.startsWith('profile/[id]/p') ? 4 : 0)
  const params = { id: 'no.id', stance: 'no.id', race: 'no.id', topic: 'no.id', questionnaire: 'no.id' }
  await expect(renderDocument(file, params)).rejects.toThrow('404')
})
