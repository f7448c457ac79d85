import { phrases } from '@/lib/locale/phrases'
import { paths, buildStorageKey } from '@/lib/paths'
import type { Guide, Race, Election, ElectionEvent } from '@/guide/fields/published'
import { isOfRace } from '@/guide/words/facts'
import { countRunning, listCandidates, findAdjacent } from './candidates'
import { hasStatements } from './statements'
import type { View } from './view'

export type AreaKind = View<ReturnType<typeof listAreaKinds>[number]>
export type RaceGroup = View<ReturnType<typeof listRaceGroups>[number]>
export type RaceNeighbors = View<ReturnType<typeof findRaceNeighbors>>
export type BallotNeighbor = ReturnType<typeof listBallotNeighbors>['next'][number]

/** @throws Error if the guide has no race with the id */
export function getRace({ races }: Pick<Guide, 'races'>, raceId: string): Race {
  const race = races.find(({ id }) => id === raceId)
  if (!race) throw new Error(`No race has the id "${raceId}".`)
  return race
}

/** True if a race has a comparison, which needs a statement, and two candidates who have not withdrawn. */
export function isCompared(guide: Pick<Guide, 'candidates'>, raceId: string): boolean {
  const candidates = listCandidates(guide, raceId)
  return countRunning(candidates) > 1 && hasStatements(candidates)
}

export function listComparedRaces(guide: Pick<Guide, 'races' | 'candidates'>): readonly Race[] {
  return guide.races.filter(({ id }) => isCompared(guide, id))
}

/** The most races for which `/candidates/` shows every candidate. With more, it is an index of race pages. */
const MAX_LISTED_RACES = 5

/** True if `/candidates/` is an index: with every candidate, its links to profiles would exceed the page's size budget. */
export function hasRaceIndex({ races }: Pick<Guide, 'races'>): boolean {
  return races.length > MAX_LISTED_RACES
}

/** Returns the path of links to a race: its section of the list, or its own page if the list is an index. */
export function getRacePath(guide: Pick<Guide, 'races'>, raceId: string): string {
  return hasRaceIndex(guide) ? paths.racePage(raceId) : paths.race(raceId)
}

/** Builds the identifier of an election in storage keys, like `2017-11-07-springfield`. */
export function buildElectionKey({ date, city }: Pick<Election, 'date' | 'city'>): string {
  return `${date}-${toSlug(city)}`
}

export function buildBallotKey(election: Pick<Election, 'date' | 'city'>): string {
  return buildStorageKey(buildElectionKey(election), 'ballot')
}

/** Returns the id of a contest's group, if only some voters vote in it. */
export function findLocalGroup({ groups }: Guide, groupId: string | undefined): string | undefined {
  return groups.some(({ id, everyone }) => id === groupId && !everyone) ? groupId : undefined
}

/** Returns the races and questions by group, without empty groups. Those without a group come first. */
export function listRaceGroups(guide: Guide) {
  return [{ id: undefined, name: phrases.races.everyBallot }, ...guide.groups]
    .map(({ id, name }) => ({
      groupId: id,
      name,
      races: guide.races.filter(({ group }) => group === id),
      questions: guide.questions.filter(({ group }) => group === id),
      localGroup: findLocalGroup(guide, id),
    }))
    .filter(({ races, questions }) => races.length + questions.length > 0)
}

/** Returns the races in the order in which `/candidates/` shows them. */
export function listRaces(guide: Guide): readonly Race[] {
  return hasRaceIndex(guide) ? listRaceGroups(guide).flatMap(({ races }) => races) : guide.races
}

/** Returns the name of a race with that of its group, because several groups may elect a mayor. */
export function formatRaceTitle({ groups }: Guide, { name, group: groupId }: Race): string {
  const group = groups.find(({ id }) => id === groupId)
  return phrases.races.raceTitle({ race: name, group: group?.name })
}

export function isNonpartisan({ election }: Pick<Guide, 'election'>, { partisan }: Race): boolean {
  return partisan === undefined ? election.nonpartisan : !partisan
}

/** Lists the kinds of areas with their areas. One kind without a name if the election declares none. */
export function listAreaKinds({ areaKinds, areas, groups }: Guide) {
  const kinds: readonly { readonly id?: string; readonly name?: string }[] = areaKinds.length > 0 ? areaKinds : [{}]
  return kinds.map(({ id, name }) => ({
    id,
    name,
    areas: areas
      .filter(({ kind }) => kind === id)
      .map((area) => ({ ...area, groups: groups.filter((group) => area.groups.includes(group.id)) })),
  }))
}

/** Returns the events with candidates of a race, in the order in which they happen. */
export function listRaceEvents({ election: { events = [] } }: Guide, raceId: string): readonly ElectionEvent[] {
  return events.filter((event) => isOfRace(event, raceId)).toSorted((a, b) => toMoment(a).localeCompare(toMoment(b)))
}

function toMoment({ date, starts = '' }: ElectionEvent): string {
  return `${date} ${starts}`
}

export function findRaceNeighbors(guide: Guide, raceId: string) {
  return {
    ...findAdjacent(listRaces(guide), ({ id }) => id === raceId),
    /** Those on the ballots of the areas that a reader may choose. */
    ballot: guide.areas.length > 0 ? listBallotNeighbors(guide, raceId) : undefined,
  }
}

/** Races that may be before and after a race on a ballot, the nearest first. The next is the first that is on it. */
export function listBallotNeighbors(guide: Guide, raceId: string) {
  const races = listRaces(guide)
  const index = races.findIndex(({ id }) => id === raceId)
  const list = (others: readonly Race[]) => {
    const nearest = new Map<string | undefined, Race>()
    for (const race of others) {
      const group = findLocalGroup(guide, race.group)
      if (!nearest.has(group) && canShareBallot(guide, group, findLocalGroup(guide, races[index]?.group)))
        nearest.set(group, race)
      // Everyone votes in this race, so none beyond it can be the next.
      if (group === undefined) break
    }
    return [...nearest].map(([group, { id, name }]) => ({ id, name, group }))
  }
  return { previous: list(races.slice(0, index).toReversed()), next: list(races.slice(index + 1)) }
}

/** True if another party has a primary that may be on the same ballot as that of a race. */
export function hasRivalPrimary(guide: Guide, { advance, group }: Race): boolean {
  if (advance?.party === undefined) return false
  const local = findLocalGroup(guide, group)
  return guide.races
    .filter((other) => (other.advance?.party ?? advance.party) !== advance.party)
    .some((other) => canShareBallot(guide, local, findLocalGroup(guide, other.group)))
}

/** True if an area, or areas of different kinds, have both groups. Without a group, everyone votes in the race. */
function canShareBallot({ areas }: Guide, one: string | undefined, other: string | undefined): boolean {
  if (one === undefined || other === undefined) return true
  const having = (group: string) => areas.filter(({ groups }) => groups.includes(group))
  return having(one).some((area) => having(other).some((each) => each === area || each.kind !== area.kind))
}

/** Joins the words of a name with hyphens, in lower case: `Région of St. Larkin` becomes `région-of-st-larkin`. */
export function toSlug(text: string): string {
  return (text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join('-')
}
