import { aCandidate, aGuide, anElection, aRace } from '@/guide/testing/factories'
import type { Guide } from '@/guide/fields/published'
import { attachSite, selectLinked, summarizeElection } from './siteElections'

const ada = aCandidate({ person: 'ada-byron', result: 'advanced' })
const eve = aCandidate({ id: 'eve-ford', name: 'Eve Ford', race: 'mayor' })
const mayor = { ...aRace, id: 'mayor', name: 'Mayor' }

function buildGuide(date: string, fields: Partial<Guide> = {}): Guide {
  return aGuide({ election: { ...anElection, date }, races: [aRace, mayor], candidates: [ada, eve], ...fields })
}

it('summarizes an election, with somebody in two races twice', () => {
  const twice = { ...ada, candidacies: [...ada.candidacies, { ...ada, race: 'mayor', result: undefined }] }
  const summary = summarizeElection(buildGuide('2017-11-07', { candidates: [twice] }), '/es')
  expect(summary).toMatchObject({ date: '2017-11-07', path: '/2017-11-07/es', hasResults: false })
  expect(summary.people).toEqual([
    {
      id: 'ada-byron',
      person: 'ada-byron',
      name: 'Ada Byron',
      race: 'cityCouncil',
      result: 'advanced',
    },
    { id: 'ada-byron', person: 'ada-byron', name: 'Ada Byron', race: 'mayor', result: undefined },
  ])
})

it('has legacy routes on the pages of the current election and of the one that they belong to', () => {
  const [own, former] = [
    buildGuide('2019-11-05'),
    buildGuide('2017-11-07', { election: { ...anElection, legacyRoutes: true } }),
  ]
  const attach = (guide: Guide, isArchived: boolean, other: Guide) =>
    attachSite(guide, isArchived, [summarizeElection(other)]).site?.hasLegacyRoutes
  expect(attach(own, false, former)).toBe(true)
  expect(attach(own, true, former)).toBe(false)
  expect(attach(former, true, own)).toBe(true)
})

it('selects for an archived election only people who are in both, of earlier elections', () => {
  const [earlier, later, foreign] = [
    summarizeElection(buildGuide('2015-11-03')),
    summarizeElection(buildGuide('2019-11-05')),
    summarizeElection(buildGuide('2013-11-05', { candidates: [eve] })),
  ]
  const selected = selectLinked(summarizeElection(buildGuide('2017-11-07')), [later, earlier, foreign])
  expect(
    selected.map(({ date, races, people }) => [date, races.map(({ id }) => id), people.map(({ id }) => id)]),
  ).toEqual([['2015-11-03', ['cityCouncil'], ['ada-byron']]])
})

it('selects an election from which people moved on as a whole, and of the next one only who moved on, without results', () => {
  const advancing = { ...aRace, advance: { count: 2, date: '2017-11-07', sources: [] } }
  const primary = summarizeElection(buildGuide('2017-09-12', { races: [advancing, mayor] }))
  const final = summarizeElection(buildGuide('2017-11-07'))
  expect(selectLinked(final, [primary])).toEqual([primary])
  const [next] = selectLinked(primary, [final])
  expect(next).toMatchObject({ date: '2017-11-07', races: [] })
  expect(next?.people.map(({ id, result }) => [id, result])).toEqual([['ada-byron', undefined]])
})
