/** Queries on the races of a Guide: their links, groups and ballots. All are pure functions. */
import { phrases } from '@/lib/locale/phrases'
import { buildStorageKey, paths } from '@/lib/paths'
import { findAdjacent, listBallotIds, listContests } from './guide'
import type { Election, Guide, Race } from '@/guide/fields/published'

/** The most races for which `/candidates/` shows every candidate. With more, it is an index of race pages. */
const MAX_LISTED_RACES = 5

/** True if `/candidates/` is an index of race pages. Links to all profiles would then exceed the size budget of a page. */
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

/** Returns the races and questions by group, without empty groups. Those without a group come first. */
export function groupContests(guide: Guide) {
  return [
    { groupId: undefined, name: phrases.races.everyBallot, ...listContests(guide) },
    ...guide.groups.map(({ id, name }) => ({ groupId: id, name, ...listContests(guide, id) })),
  ].filter(({ races, questions }) => races.length + questions.length > 0)
}

/** Returns the id of a contest's group, if only some voters vote in it. */
export function findLocalGroup({ groups }: Guide, groupId: string | undefined): string | undefined {
  return groups.some(({ id, everyone }) => id === groupId && !everyone) ? groupId : undefined
}

/** Returns the races in the order in which `/candidates/` shows them. */
export function listRaces(guide: Guide): readonly Race[] {
  return hasRaceIndex(guide) ? groupContests(guide).flatMap(({ races }) => races) : guide.races
}

/** Returns the name of a race with that of its group, because several groups may elect a mayor. */
export function formatRaceTitle({ groups }: Guide, { name, group: groupId }: Race): string {
  const group = groups.find(({ id }) => id === groupId)
  return phrases.races.raceTitle(name, group?.name)
}

/** True if the ballot names no parties in the race. */
export function isNonpartisan({ election }: Pick<Guide, 'election'>, { partisan }: Race): boolean {
  return partisan === undefined ? election.nonpartisan : !partisan
}

/** Lists the areas with their ballots: the races, in the order in which `/candidates/` shows them, and the questions. */
export function listAreaBallots(guide: Guide) {
  return guide.areas.map((area) => {
    const ids = new Set(listBallotIds(guide, area))
    return {
      ...area,
      races: listRaces(guide).filter(({ id }) => ids.has(id)),
      questionCount: guide.questions.filter(({ id }) => ids.has(id)).length,
    }
  })
}

interface RaceNeighbors {
  /** Ids of the areas on whose ballots these are adjacent. Empty for the neighbors among all races. */
  readonly areas: readonly string[]
  readonly previous?: Race
  readonly next?: Race
}

/** Returns the neighbors of a race among all races, then those on the ballots of areas where they differ. */
export function findRaceNeighbors(guide: Guide, raceId: string): readonly RaceNeighbors[] {
  const all = findAdjacent(listRaces(guide), { id: raceId }, ({ id }) => id)
  const byPair = new Map<string, RaceNeighbors>([[getPairKey(all), { areas: [], ...all }]])
  const others = listAreaBallots(guide).filter(({ races }) => races.some(({ id }) => id === raceId))
  for (const { id, races } of others) {
    const pair = findAdjacent(races, { id: raceId }, (race) => race.id)
    if (getPairKey(pair) === getPairKey(all)) continue
    byPair.set(getPairKey(pair), { ...pair, areas: [...(byPair.get(getPairKey(pair))?.areas ?? []), id] })
  }
  return [...byPair.values()]
}

function getPairKey({ previous, next }: Omit<RaceNeighbors, 'areas'>): string {
  return `${previous?.id} ${next?.id}`
}

/** Joins the words of a text with hyphens, in lower case: `Région of St. Larkin` becomes `région-of-st-larkin`. */
export function toSlug(text: string): string {
  return (text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join('-')
}
