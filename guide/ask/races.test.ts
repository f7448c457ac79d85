import { aGuide, anElection, aQuestion, aRace } from '@/guide/testing/factories'
import {
  listRaceGroups,
  listAreaKinds,
  listBallotNeighbors,
  buildElectionKey,
  hasRaceIndex,
  hasRivalPrimary,
  listRaceEvents,
  findLocalGroup,
  findRaceNeighbors,
  getRacePath,
} from './races'

const race = (id: string, group?: string) => ({ ...aRace, id, name: id, group })
const guide = aGuide({
  groups: [
    { id: 'hill', name: 'Hill' },
    { id: 'bay', name: 'Bay' },
    { id: 'region', name: 'Region', everyone: true },
    { id: 'empty', name: 'Empty' },
  ],
  areas: [
    { id: 'top', name: 'Top', groups: ['hill'] },
    { id: 'shore', name: 'Shore', groups: ['bay'] },
    { id: 'slope', name: 'Slope', groups: ['hill', 'bay'] },
  ],
  races: [
    race('hill-mayor', 'hill'),
    race('warden', 'region'),
    race('bay-mayor', 'bay'),
    race('judge'),
    race('hill-clerk', 'hill'),
    race('bay-clerk', 'bay'),
  ],
  questions: [{ ...aQuestion, group: 'bay' }],
})
const ids = (races: readonly { readonly id: string }[]) => races.map(({ id }) => id)

it('lists up to five races on one page', () => {
  expect([5, 6].map((count) => hasRaceIndex({ races: guide.races.slice(0, count) }))).toEqual([false, true])
  expect(getRacePath({ races: guide.races.slice(0, 5) }, 'judge')).toBe('/candidates/#judge')
  expect(getRacePath(guide, 'judge')).toBe('/candidates/judge/')
})

it('identifies an election by its date and city', () => {
  expect(buildElectionKey({ date: '2026-10-17', city: 'Région of St. Larkin' })).toBe('2026-10-17-région-of-st-larkin')
  expect(buildElectionKey({ date: '2026-10-17', city: '大阪市' })).toBe('2026-10-17-大阪市')
})

it('lists the events of a race with those of all races, the first one first', () => {
  const event = (date: string, races?: readonly string[]) => ({ name: 'Forum', date, races, sources: [] })
  const events = [event('2017-10-20'), event('2017-10-10', ['judge']), event('2017-10-11', ['warden'])]
  expect(listRaceEvents({ ...guide, election: { ...anElection, events } }, 'judge')).toEqual([events[1], events[0]])
})

it('groups races and questions, first those without a group, and leaves out empty groups', () => {
  expect(listRaceGroups(guide).map(({ groupId, races, questions }) => [groupId, ids(races), ids(questions)])).toEqual([
    [undefined, ['judge'], []],
    ['hill', ['hill-mayor', 'hill-clerk'], []],
    ['bay', ['bay-mayor', 'bay-clerk'], ['question-1']],
    ['region', ['warden'], []],
  ])
})

it('finds the groups that only some voters vote in', () => {
  expect(['hill', 'region', undefined].map((id) => findLocalGroup(guide, id))).toEqual(['hill', undefined, undefined])
})

it('lists the areas as one kind without a name if the election declares no kinds', () => {
  expect(listAreaKinds(guide).map(({ name, areas }) => [name, ids(areas)])).toEqual([
    [undefined, ['top', 'shore', 'slope']],
  ])
})

it('finds the neighbors of a race', () => {
  const { previous, next } = findRaceNeighbors(guide, 'hill-clerk')
  expect([previous?.id, next?.id]).toEqual(['hill-mayor', 'bay-mayor'])
})

it('lists the nearest race of each group that may be beside a race on a ballot, as far as the next one of everyone', () => {
  const neighbors = (id: string, of = guide) => {
    const { previous, next } = listBallotNeighbors(of, id)
    return [ids(previous).join(' '), ids(next).join(' ')]
  }
  expect(neighbors('judge')).toEqual(['', 'hill-mayor bay-mayor warden'])
  expect(neighbors('hill-clerk')).toEqual(['hill-mayor judge', 'bay-mayor warden'])
  expect(neighbors('warden')).toEqual(['bay-clerk hill-clerk judge', ''])
  // Nobody votes in both groups.
  const apart = { ...guide, areas: guide.areas.slice(0, 2) }
  expect(neighbors('hill-clerk', apart)).toEqual(['hill-mayor judge', 'warden'])
  const ofKinds = apart.areas.map((area) => ({ ...area, kind: area.id }))
  expect(neighbors('hill-clerk', { ...apart, areas: ofKinds })).toEqual(['hill-mayor judge', 'bay-mayor warden'])
})

it('knows if another party has a primary on the same ballot', () => {
  const primary = (id: string, group: string | undefined, party: string) => {
    return { ...race(id, group), advance: { count: 1, date: '2017-12-05', party } }
  }
  const hasRival = (rival: string, areas = guide.areas) => {
    const races = [primary('hill-left', 'hill', 'Left'), primary('rival', 'bay', rival), race('judge')]
    return races.map((each) => hasRivalPrimary({ ...guide, races, areas }, each))
  }
  expect(hasRival('Right')).toEqual([true, true, false])
  expect(hasRival('Left')).toEqual([false, false, false])
  // Nobody votes in both groups.
  expect(hasRival('Right', guide.areas.slice(0, 2))).toEqual([false, false, false])
})
