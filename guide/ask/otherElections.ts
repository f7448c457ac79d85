import { groupBy } from '@/lib/collections'
import { formatDate } from '@/lib/locale/dates'
import { href, paths, electionHref } from '@/lib/paths'
import type { Guide, Candidate, ElectionSummary } from '@/guide/fields/published'
import { countRunning, listCandidates } from './candidates'
import { getRace } from './races'

export type ElectionOverview = ReturnType<typeof buildElectionOverview>

export type OtherRounds = NonNullable<ReturnType<typeof findOtherRounds>>

export function buildElectionOverview(guide: Guide) {
  const { election, races, candidates, site } = guide
  return {
    name: election.name,
    date: election.date,
    isCurrent: !site?.isArchived,
    address: href(paths.home),
    candidates: href(paths.candidates),
    results: election.results && href(paths.results),
    /** A person who runs in several races counts once. */
    peopleCount: candidates.filter(({ candidacies }) => candidacies.some(({ withdrawn }) => !withdrawn)).length,
    races: races.map(({ id, name }) => ({
      id,
      name,
      address: href(paths.racePage(id)),
      runningCount: countRunning(listCandidates(guide, id)),
    })),
  }
}

/** Earlier elections in which a candidate ran, newest first. Only the editors say who is the same person. */
export function listEarlierCandidacies({ site, election }: Guide, { person }: Pick<Candidate, 'person'>) {
  const earlier = (site?.others ?? []).flatMap(({ date, path, races, people }) => {
    const own = people.filter((each) => each.person === person)
    const [first] = own
    if (person === undefined || !first || date >= election.date) return []
    const names = own.map(({ race }) => races.find(({ id }) => id === race)?.name ?? '')
    return [{ date, address: electionHref(path, paths.profile(first.id)), races: names }]
  })
  const years = groupBy([election, ...earlier], ({ date }) => date.slice(0, 4))
  return earlier.map(({ date, ...candidacy }) => {
    const year = date.slice(0, 4)
    return { ...candidacy, when: years.get(year)?.length === 1 ? year : formatDate(date) }
  })
}

/** People who moved on from one election to another, with the profile that they have in the other one. */
interface Round {
  readonly date: string
  /** Address of its results or, if it has none, of its candidates. */
  readonly address: string
  /** The race in the other election, if its name differs. */
  readonly race?: string
  readonly people: readonly { readonly name: string; readonly address?: string }[]
}

/** Who moved on to a race from earlier elections of the site, and from it to a later one. */
interface Rounds {
  /** With the id of the race in the other election. */
  readonly from: readonly (Round & { readonly id: string })[]
  readonly to?: Round
}

/** Undefined if nobody moved on to or from the race, as far as the site has the other election. */
export function findOtherRounds(guide: Guide, raceId: string): Rounds | undefined {
  const from = (guide.site?.others ?? []).flatMap((other) => listEarlierRounds(guide, raceId, other))
  const to = findLaterRound(guide, raceId)
  return from.length > 0 || to ? { from, to } : undefined
}

function listEarlierRounds(guide: Guide, raceId: string, other: ElectionSummary): Rounds['from'] {
  const race = getRace(guide, raceId)
  const persons = new Set(listCandidates(guide, raceId).flatMap(({ person }) => person ?? []))
  return other.races
    .filter(({ advancesTo }) => advancesTo === guide.election.date)
    .flatMap(({ id, name }) => {
      const people = other.people.filter((each) => each.race === id && each.result === 'advanced')
      const isSame = id === raceId || people.some(({ person }) => person !== undefined && persons.has(person))
      if (people.length === 0 || !isSame) return []
      const linked = people.map((each) => ({ name: each.name, address: toProfile(other, each.id) }))
      return [{ id, ...toRound(other), race: name === race.name ? undefined : name, people: linked }]
    })
}

function findLaterRound(guide: Guide, raceId: string): Round | undefined {
  const { advance } = getRace(guide, raceId)
  const next = guide.site?.others.find(({ date }) => date === advance?.date)
  const movedOn = listCandidates(guide, raceId).filter(({ result }) => result === 'advanced')
  if (!next || movedOn.length === 0) return undefined
  const people = movedOn.map(({ name, person }) => {
    const later = next.people.find((each) => person !== undefined && each.person === person)
    return { name, address: later && toProfile(next, later.id) }
  })
  return { ...toRound(next), people }
}

function toProfile({ path }: ElectionSummary, id: string): string {
  return electionHref(path, paths.profile(id))
}

function toRound({ date, path, hasResults }: ElectionSummary) {
  return { date, address: electionHref(path, hasResults ? paths.results : paths.candidates) }
}
