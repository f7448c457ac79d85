/** @jest-environment node */
import { aQuestion } from '@/guide/testing/factories'
import { aGuide, setGuide } from './testing/mockGuide'
import { buildPageMetadata, buildPageProps, toPublicUrl } from './metadata'
import robots from './robots'
import sitemap from './sitemap'

const image = {
  path: '/share/profile/ada-byron.png',
  siteTitle: 'Anytown City Elections',
  heading: 'Ada Byron',
  details: ['City Council', 'Tuesday, November 7, 2017'],
} as const

const env = { ...process.env }

beforeEach(() => setGuide(aGuide))
afterEach(() => {
  process.env = { ...env }
})

function configureSite() {
  process.env.SITE_URL = 'https://guide.example'
  process.env.BASE_PATH = '/city'
}

it('builds canonical URLs if the URL of the site is configured', () => {
  configureSite()
  const url = 'https://guide.example/city/candidates/'
  expect(buildPageMetadata('/candidates/', 'All candidates.')).toEqual({
    description: 'All candidates.',
    alternates: { canonical: url },
    openGraph: { type: 'website', siteName: 'Anytown City Elections', url },
  })
})

it('builds no canonical URLs if the URL of the site is not configured', () => {
  const { alternates, openGraph } = buildPageMetadata('/candidates/', 'All candidates.')
  expect(alternates?.canonical).toBeUndefined()
  expect(openGraph?.url).toBeUndefined()
  process.env.BASE_PATH = '/city'
  expect(toPublicUrl('/candidates/')).toBe('/city/candidates/')
})

it('builds page props with the date and the share image', () => {
  configureSite()
  expect(buildPageProps('2017-10-21', image)).toEqual({
    election: aGuide.election,
    updated: '2017-10-21',
    pageViewsEnabled: false,
    openGraphImage: {
      url: 'https://guide.example/city/share/profile/ada-byron.png',
      alt: 'Ada Byron, City Council, Tuesday, November 7, 2017, Anytown City Elections',
    },
  })
})

it('enables page views if an id is configured', () => {
  process.env.NEXT_PUBLIC_GA_ID = 'G-TEST12345'
  expect(buildPageProps('2017-10-21', image).pageViewsEnabled).toBe(true)
})

it('lists every page in the sitemap with the date of its last change', () => {
  configureSite()
  setGuide({ ...aGuide, topics: [{ id: 'parks', name: 'Parks' }] })
  const entries = sitemap().map(({ url, lastModified }) => [
    url.replace('https://guide.example/city', ''),
    lastModified,
  ])
  expect(entries).toEqual([
    ['/', '2017-10-25'],
    ['/candidates/', '2017-10-25'],
    ['/corrections/', '2017-10-25'],
    ['/data/', '2017-10-25'],
    ['/how-to-vote/', '2017-10-25'],
    ['/results/', '2017-10-25'],
    ['/about/', '2017-10-25'],
    ['/about/fairness/', '2017-10-25'],
    ['/my-ballot/', '2017-10-25'],
    ['/topics/', '2017-10-25'],
    ['/topics/parks/', '2017-10-25'],
    ['/compare/', '2017-10-25'],
    ['/candidates/cityCouncil/', '2017-10-25'],
    ['/candidates/mayor/', '2017-10-21'],
    ['/compare/cityCouncil/', '2017-10-25'],
    ['/profile/ada-byron/', '2017-10-21'],
    ['/profile/ada-byron/stance1/', '2017-10-21'],
    ['/profile/ada-byron/stance2/', '2017-10-21'],
    ['/profile/ada-byron/stance3/', '2017-10-21'],
    ['/profile/bob-cole/', '2017-10-25'],
    ['/profile/bob-cole/stance1/', '2017-10-25'],
    ['/profile/bob-cole/stance2/', '2017-10-25'],
    ['/profile/cleo-dean/', '2017-10-21'],
    ['/profile/cleo-dean/stance1/', '2017-10-21'],
    ['/profile/cleo-dean/stance2/', '2017-10-21'],
    ['/profile/eve-ford/', '2017-10-21'],
    ['/profile/eve-ford/stance1/', '2017-10-21'],
    ['/profile/eve-ford/stance2/', '2017-10-21'],
  ])
})

it('lists every ballot question in the sitemap with the date of the election file', () => {
  configureSite()
  setGuide({ ...aGuide, questions: [aQuestion] })
  expect(sitemap()).toContainEqual({
    url: 'https://guide.example/city/questions/question-1/',
    lastModified: '2017-10-20',
  })
})

it('allows all crawlers and links to the sitemap', () => {
  configureSite()
  expect(robots()).toEqual({
    rules: { userAgent: '*', allow: '/' },
    sitemap: 'https://guide.example/city/sitemap.xml',
  })
})
