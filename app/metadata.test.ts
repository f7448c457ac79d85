import { aGuide, setGuide } from './testing/mockGuide'
import { buildPageMetadata, buildPageProps, toPublicUrl } from './metadata'

const env = { ...process.env }

beforeEach(() => setGuide(aGuide))
afterEach(() => {
  process.env = { ...env }
})

it('builds canonical URLs if the URL of the site is configured', () => {
  process.env.BASE_PATH = '/city'
  expect(
    buildPageMetadata('/candidates/', { title: 'Candidates', description: 'All.' }).alternates.canonical,
  ).toBeUndefined()
  expect(toPublicUrl('/candidates/')).toBe('/city/candidates/')
  process.env.SITE_URL = 'https://guide.example'
  const url = 'https://guide.example/city/candidates/'
  expect(buildPageMetadata('/candidates/', { title: 'Candidates', description: 'All.' })).toEqual({
    title: 'Candidates',
    description: 'All.',
    alternates: { canonical: url },
    openGraph: { type: 'website', siteName: 'Anytown City Elections', url },
  })
})

it('enables page views if an id is configured, and describes the share image', () => {
  process.env.NEXT_PUBLIC_GA_ID = 'G-TEST12345'
  const image = {
    path: '/share/a.png',
    isMirrored: false,
    siteTitle: 'Anytown City Elections',
    heading: 'Ada Byron',
    details: ['Mayor', 'Tuesday'],
  } as const
  expect(buildPageProps('/results/', image)).toMatchObject({
    pageViewsEnabled: true,
    openGraphImage: { alt: 'Ada Byron, Mayor, Tuesday, Anytown City Elections' },
  })
})
