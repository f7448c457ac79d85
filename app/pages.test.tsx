/** @jest-environment node */
import * as cheerio from 'cheerio'
import { aQuestion } from '@/guide/testing/factories'
import { aGuide, setGuide } from './testing/mockGuide'
import { listParams, readMetadata, renderDocument, routeFiles, type Params } from './testing/routes'
import sitemap from './sitemap'

const guide = { ...aGuide, topics: [{ id: 'parks', name: 'Parks' }], questions: [{ ...aQuestion, number: '2' }] }

beforeEach(() => {
  setGuide(guide)
  process.env.SITE_URL = 'https://guide.example'
})

afterEach(() => delete process.env.SITE_URL)

it.each<[path: string, file: string, params: Params, image: string, title: unknown, description: string]>([
  [
    '/',
    '',
    {},
    'index',
    { absolute: 'Anytown City Elections – November 7, 2017' },
    'Who ran in Anytown on November 7, 2017, who was elected, and where each candidate stands.',
  ],
  [
    '/candidates/',
    'candidates/',
    {},
    'candidates',
    'Candidates',
    'All candidates in Anytown on November 7, 2017, by race: City Council, Mayor.',
  ],
  [
    '/candidates/mayor/',
    'candidates/[race]/',
    { race: 'mayor' },
    'candidates/mayor',
    'Mayor',
    'Mayor: 1 candidate in Anytown on November 7, 2017, with party, key stances and sources.',
  ],
  [
    '/compare/',
    'compare/',
    {},
    'compare',
    'Compare candidates',
    'Candidates in Anytown on November 7, 2017, side by side: choose a race to compare what they said.',
  ],
  [
    '/compare/cityCouncil/',
    'compare/[race]/',
    { race: 'cityCouncil' },
    'compare/cityCouncil',
    'City Council, side by side',
    'City Council in Anytown on November 7, 2017: what each candidate said, by topic, with sources.',
  ],
  [
    '/profile/bob-cole/',
    'profile/[id]/',
    { id: 'bob-cole' },
    'profile/bob-cole',
    'Bob Cole, City Council',
    'Bob Cole, Anytown City Council Candidate: key stances and experience, each with its sources.',
  ],
  [
    '/profile/ada-byron/stance2/',
    'profile/[id]/[stance]/',
    { id: 'ada-byron', stance: 'stance2' },
    'profile/ada-byron',
    'Title 2 – Ada Byron, City Council',
    'Where Ada Byron, Anytown City Council Candidate, stands: Title 2. With the year and the sources.',
  ],
  [
    '/topics/',
    'topics/',
    {},
    'topics',
    'Topics',
    'Topics of the election in Anytown on November 7, 2017, and how many candidates spoke about each.',
  ],
  [
    '/topics/parks/',
    'topics/[topic]/',
    { topic: 'parks' },
    'topics',
    'Parks, by candidate',
    'Parks: who said what before the election in Anytown on November 7, 2017, by race.',
  ],
  [
    '/questions/question-1/',
    'questions/[id]/',
    { id: 'question-1' },
    'questions/question-1',
    'Question 2: A new library – Anytown ballot question',
    'Ballot question in Anytown on November 7, 2017. Question 2: A new library. What a yes or a no vote means, with sources.',
  ],
  [
    '/my-ballot/',
    'my-ballot/',
    {},
    'my-ballot',
    'My ballot',
    'A ballot to mark for yourself: Anytown, November 7, 2017. Your marks stay on your device. You can print them.',
  ],
  ['/how-to-vote/', 'how-to-vote/', {}, 'how-to-vote', 'How to vote', 'When, where and how to vote in Anytown on'],
  [
    '/results/',
    'results/',
    {},
    'results',
    'Results',
    'Who was elected in Anytown on November 7, 2017, by race. Vote totals, turnout and sources, if known.',
  ],
  [
    '/about/',
    'about/',
    {},
    'about',
    'About this guide',
    'Who makes and pays for this guide to the election in Anytown',
  ],
  [
    '/about/fairness/',
    'about/fairness/',
    {},
    'about/fairness',
    'Is this guide fair?',
    'How much this guide has on each candidate in Anytown',
  ],
  [
    '/corrections/',
    'corrections/',
    {},
    'corrections',
    'Corrections',
    'How we correct this guide, and what we have corrected so far.',
  ],
  [
    '/data/',
    'data/',
    {},
    'data',
    'Open data',
    'Download the candidates, statements, results and sources of Anytown City Elections as CSV or JSON.',
  ],
])('%s has its address, title, description, share image and date', async (path, folder, params, image, title, text) => {
  const file = `${folder}page.tsx`
  const url = `https://guide.example${path}`
  const metadata = await readMetadata(file, params)
  expect(metadata).toMatchObject({ title, alternates: { canonical: url }, openGraph: { url } })
  expect(metadata.description).toContain(text)
  const $ = cheerio.load(await renderDocument(file, params))
  expect($('meta[property="og:image"]').attr('content')).toBe(`https://guide.example/share/${image}.png`)
  expect($('footer time').attr('datetime')).toBe(sitemap().find((entry) => entry.url === url)?.lastModified)
})

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

it('redirects legacy routes only if the election has them', async () => {
  expect(await renderDocument('page.tsx')).not.toContain('hashchange')
  setGuide({ ...guide, election: { ...guide.election, legacyRoutes: true } })
  expect(await renderDocument('page.tsx')).toContain('hashchange')
})

const dynamic = routeFiles.filter((file) => file.includes('[') && !file.startsWith('candidates/'))

it.each(dynamic)('%s has only a placeholder, which is not found, in an empty guide', async (file) => {
  setGuide({ ...aGuide, candidates: file.startsWith('profile/[id]/p') ? aGuide.candidates : [] })
  expect(await listParams(file)).toHaveLength(file.startsWith('profile/[id]/p') ? 4 : 0)
  const params = { id: 'no.id', stance: 'no.id', race: 'no.id', topic: 'no.id' }
  await expect(renderDocument(file, params)).rejects.toThrow('404')
})
