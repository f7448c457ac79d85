/** Summaries of elections for the pages of the site's other elections. Loads no page text. */
import type { ElectionSummary, Guide } from '@/guide/fields/published'

/** The lasting address of an election, without the base path and the slash at the end, like `/2025-11-04`. */
export function toLastingPath(date: string): string {
  return `/${date}`
}

/** @param languagePath of the pages that the summary leads to */
export function summarizeElection({ election, races, candidates }: Guide, languagePath = ''): ElectionSummary {
  const { date, results, legacyRoutes = false } = election
  return {
    date,
    path: toLastingPath(date) + languagePath,
    hasResults: results !== undefined,
    hasLegacyRoutes: legacyRoutes,
    races: races.map(({ id, name, advance }) => ({ id, name, advancesTo: advance?.date })),
    people: candidates.flatMap(({ id, person, name, candidacies }) =>
      candidacies.map(({ race, result }) => ({ id, person, name, race, result })),
    ),
  }
}

export function attachSite(guide: Guide, isArchived: boolean, others: readonly ElectionSummary[]): Guide {
  const own = summarizeElection(guide)
  const hasLegacyRoutes = own.hasLegacyRoutes || (!isArchived && others.some((other) => other.hasLegacyRoutes))
  return { ...guide, site: { isArchived, hasLegacyRoutes, others: selectLinked(own, others) } }
}

/**
 * Selects what pages of an election have about the others, so that it is built again only if that changes: the earlier
 * elections whose winners moved on to it, and the people with a profile in it of other earlier elections and of the one to
 * which its winners move on. The results of the latter change often, and no earlier page has them.
 */
export function selectLinked(own: ElectionSummary, others: readonly ElectionSummary[]): readonly ElectionSummary[] {
  const dates = new Set(own.races.map(({ advancesTo }) => advancesTo))
  const persons = new Set(own.people.flatMap(({ person }) => person ?? []))
  return others.flatMap((other) => {
    if (other.races.some(({ advancesTo }) => advancesTo === own.date)) return [other]
    const people = other.people.filter(({ person }) => person !== undefined && persons.has(person))
    if (dates.has(other.date))
      return [{ ...other, races: [], people: people.map((each) => ({ ...each, result: undefined })) }]
    if (other.date > own.date || people.length === 0) return []
    const races = other.races.filter(({ id }) => people.some(({ race }) => race === id))
    return [{ ...other, races, people }]
  })
}
