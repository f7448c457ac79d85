import { aGuide } from '@/guide/testing/factories'
import { setGuide } from './testing/mockGuide'
import { buildManifest } from './manifest.webmanifest/manifest'
import { buildPageMetadata, toPublicUrl } from './metadata'

const env = { ...process.env }

beforeEach(() => setGuide(aGuide()))
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

it('names the guide on a home screen after the election', () => {
  expect(buildManifest(aGuide())).toMatchObject({
    name: 'Anytown City Elections',
    description: 'Anytown municipal election',
  })
})
