/** @jest-environment node */
import { loadEdited, removeCopies } from './fixtures/copyElection'
import { buildRaceResults } from './results'

afterAll(removeCopies)

const region = loadEdited(() => {}, 'region')
const find = (id: string) => buildRaceResults(region).find(({ race }) => race.id === id)

it('has every race in the order of the data, with the name of its group', () => {
  expect(buildRaceResults(region).map(({ race }) => race)).toEqual(region.races)
  expect(find('warden')?.title).toBe('Warden, Region-wide')
})

it('adds the votes, recounts and sources of a race to its ballot', () => {
  expect(find('PL-council')).toMatchObject({
    votes: { writeIns: 1201 },
    writeInWinners: ['Sunny Wells'],
    recountFacts: [],
  })
  expect(find('ward3')).toMatchObject({
    open: { reason: 'undecided', seats: 1 },
    recountFacts: [{ date: '2026-10-28' }],
  })
  expect(find('ward3')?.openSources).toEqual([expect.objectContaining({ id: 'returns' })])
  expect(find('PL_mayor')).toMatchObject({ votes: undefined, open: undefined, openSources: undefined })
})

it('has no races before there are results', () => {
  const { election } = region
  expect(buildRaceResults({ ...region, election: { ...election, results: undefined } })).toEqual([])
})
