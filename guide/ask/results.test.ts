/** @jest-environment node */
import { loadEdited } from '@/guide/testing/copyElection'
import type { Guide } from '@/guide/fields/published'
import { buildRaceResults, findElectionOffice } from './ballot'

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
  expect(find('ward3')?.openSources).toEqual([expect.objectContaining({ id: 'ward-3-count' })])
  expect(find('PL_mayor')).toMatchObject({ votes: undefined, open: undefined, openSources: undefined })
})

it('has no races before there are results', () => {
  const { election } = region
  expect(buildRaceResults({ ...region, election: { ...election, results: undefined } })).toEqual([])
})

describe('findElectionOffice', () => {
  const office = { name: 'Clerk', covers: 'this election', sources: [] } as const
  const findIn = (...offices: NonNullable<Guide['election']['where']['offices']>) =>
    findElectionOffice({ ...region, election: { ...region.election, where: { offices } } })?.address

  it.each([
    [{ url: 'https://city.example/', email: 'clerk@city.example', phone: '555-0100' }, 'https://city.example/'],
    [{ email: 'clerk@city.example', phone: '555-0100' }, 'mailto:clerk@city.example'],
    [{ phone: '555-0100' }, 'tel:5550100'],
    [{}, undefined],
  ])('prefers the website, then email, then telephone: %j', (contacts, address) => {
    expect(findIn({ ...office, ...contacts })).toBe(address)
  })

  it('skips an office that is for some voters only, or that has no contact', () => {
    const group = region.groups.find(({ everyone }) => !everyone)
    const local = { ...office, group: group?.id, phone: '555-0100' }
    expect(findIn(local, office, { ...office, phone: '555-0199' })).toBe('tel:5550199')
  })
})
