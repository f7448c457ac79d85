/** @jest-environment node */
import { drawPortrait } from '@/lib/drawing/drawPortrait'
import { aCandidate } from '@/guide/testing/factories'
import { aGuide, setGuide } from './testing/mockGuide'
import { GET as getCorrectionsFeed } from './corrections.atom/route'
import { GET as getDataFile, generateStaticParams as getDataFiles } from './data/v1/[file]/route'
import { GET as getOpenData } from './candidates.json/route'
import { GET as getIcon } from './icon.svg/route'
import { GET as getMyBallotScript } from './myBallot.js/route'
import { GET as getPortrait, generateStaticParams } from './img/[file]/route'

beforeEach(() => setGuide(aGuide))

it('serves the candidates who have not withdrawn as open data', async () => {
  const response = getOpenData()
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
  const candidates = (await response.json()) as { id: string }[]
  expect(candidates.map(({ id }) => id)).toEqual(['ada-byron', 'bob-cole', 'eve-ford'])
})

it('serves a placeholder portrait with the initials of each candidate without a photograph', async () => {
  setGuide({ ...aGuide, candidates: [aCandidate(), aCandidate({ id: 'bob-cole', src: 'bob-cole.jpg' })] })
  expect(generateStaticParams()).toEqual([{ file: 'ada-byron.svg' }])
  const response = await getPortrait(new Request('https://guide.example'), {
    params: Promise.resolve({ file: 'ada-byron.svg' }),
  })
  expect(response.headers.get('content-type')).toBe('image/svg+xml')
  expect(await response.text()).toBe(drawPortrait('AB'))
})

it('has a placeholder file if every candidate has a photograph, because Next.js rejects an empty list', () => {
  setGuide({ ...aGuide, candidates: [aCandidate({ src: 'ada-byron.jpg' })] })
  expect(generateStaticParams()).toEqual([{ file: 'no.id.svg' }])
})

it('serves the icon', async () => {
  expect(getIcon().headers.get('content-type')).toBe('image/svg+xml')
  expect(await getIcon().text()).toContain('<svg')
})

it('serves a script that starts the ballot, with its names', async () => {
  const response = await getMyBallotScript()
  expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(await response.text()).toContain('name:"Ada Byron"')
})

it.each([
  ['statements.csv', 'text/csv; charset=utf-8', 'ada-byron,Ada Byron,stance,1,'],
  ['candidates.json', 'application/json; charset=utf-8', '"name": "Ada Byron"'],
  ['schema.json', 'application/json; charset=utf-8', '"$id": "/data/v1/schema.json"'],
])('serves the file %s of the open data', async (file, type, content) => {
  expect(getDataFiles()).toContainEqual({ file })
  const response = await getDataFile(new Request('https://guide.example'), { params: Promise.resolve({ file }) })
  expect(response.headers.get('content-type')).toBe(type)
  expect(await response.text()).toContain(content)
})

describe('the feed of corrections', () => {
  afterEach(() => delete process.env.SITE_URL)

  it('has absolute URLs', async () => {
    process.env.SITE_URL = 'https://guide.example'
    const response = getCorrectionsFeed()
    expect(response.headers.get('content-type')).toBe('application/atom+xml')
    expect(await response.text()).toContain('<id>https://guide.example/corrections/</id>')
  })

  it('is not served without the URL of the site', () => {
    expect(getCorrectionsFeed().status).toBe(404)
  })
})
