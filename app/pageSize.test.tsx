import { gzipSync } from 'node:zlib'
import { aCandidate, anElection, aGuide, aRace } from '@/guide/testing/factories'
import type { Guide } from '@/guide/fields/published'
import { aGuideWithManyRaces } from '@/guide/testing/manyRaces'
import { setGuide } from './testing/mockGuide'
import { generateMetadata } from './layout'
import { readMetadata, renderDocument, type Params } from './testing/routes'

/**
 * A guide whose candidates have numbers from 10. With up to 90 of them, all ids have the same length. The schedule on
 * every page depends on the last update, which is that of the election.
 */
function buildGuide(count: number): Guide {
  const { updated } = anElection
  const candidates = Array.from({ length: count }, (_, index) => aCandidate({ id: `person-${10 + index}`, updated }))
  return aGuide({ candidates })
}

/** Renders a document, followed by its metadata as JSON. */
async function renderPage(route: string, params: Params = {}): Promise<string> {
  const file = `${route}page.tsx`
  const metadata = [generateMetadata(), await readMetadata(file, params)]
  return (await renderDocument(file, params)) + JSON.stringify(metadata)
}

it.each(['profile/[id]/', 'profile/[id]/[stance]/', 'corrections/'])(
  '%s has the same size with 10 candidates and with 90',
  async (route) => {
    const params = { id: 'person-15', stance: 'stance1' }
    setGuide(buildGuide(10))
    const small = await renderPage(route, params)
    setGuide(buildGuide(90))
    expect(await renderPage(route, params)).toHaveLength(small.length)
    expect(small.length).toBeGreaterThan(1000)
  },
)

it('the landing page grows by at most 110 characters with a candidate, and not at all with more than five races', async () => {
  const measure = async (count: number, raceCount: number) => {
    const guide = buildGuide(count)
    const races = Array.from({ length: raceCount }, (_, index) => ({
      ...aRace,
      id: index ? `race-${index}` : aRace.id,
    }))
    setGuide({ ...guide, races })
    return (await renderPage('')).length
  }
  const growth = (await measure(90, 5)) - (await measure(10, 5))
  expect(growth).toBeGreaterThan(80 * 'Ada Byron'.length)
  expect(growth).toBeLessThanOrEqual(80 * 110)
  expect(await measure(90, 6)).toBe(await measure(10, 6))
})

describe('with 60 races and 245 candidates', () => {
  /** Budget of a page without its pictures, less what its styles need. The browser tests measure the export. */
  const documentBytes = 8000 - 2300
  /** The same for the results, which have everyone in every race. */
  const resultsBytes = 15_000 - 3000
  const many = aGuideWithManyRaces()

  it.each<[route: string, race?: number]>([
    [''],
    ['candidates/'],
    ['about/'],
    ['about/fairness/'],
    ['candidates/[race]/', 0],
    ['candidates/[race]/', 30],
  ])('%s is within its budget (race %s)', async (route, race = 0) => {
    setGuide(many)
    expect(many.races).toHaveLength(60)
    const html = await renderPage(route, { race: many.races[race]!.id })
    expect(gzipSync(html, { level: 9 }).length).toBeLessThanOrEqual(documentBytes)
  })

  it.each(['results/', 'about/fairness/'])('with results, %s is within its budget', async (route) => {
    const candidates = many.candidates.map((candidate, index) => ({
      ...candidate,
      party: ['Democrat', 'Republican', 'N/A'][index % 3] ?? 'N/A',
      candidacies: candidate.candidacies.map((candidacy) => ({
        ...candidacy,
        result: index % 3 === 0 ? ('elected' as const) : ('not elected' as const),
        votes: (index * 7919) % 10_000,
      })),
    }))
    setGuide({ ...many, candidates, election: { ...many.election, results: { winners: {}, votes: {}, sources: [] } } })
    const html = await renderPage(route)
    expect(html.match(/Not elected/g)?.length).toBeGreaterThan(0)
    const limit = route === 'results/' ? resultsBytes : documentBytes
    expect(gzipSync(html, { level: 9 }).length).toBeLessThanOrEqual(limit)
  })
})
