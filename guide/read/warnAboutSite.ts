/** Finds likely mistakes that only show when the elections of a site are compared. */
import type { Problem } from '@/lib/problems'
import { readDate, warnAboutPeople, type ElectionPeople } from './people'
import { createProblem, listItemPaths } from './readYaml'

/** Returns warnings about people who run in several elections, and about races whose winners move on to another one. */
export function warnAboutSite(own: ElectionPeople, others: readonly ElectionPeople[]): Problem[] {
  return [...warnAboutPeople(own, others), ...warnAboutNextElections(own, others)]
}

/**
 * Warns about winners who move on to a day without an election, or to a later election than the next one with their race.
 * Does not warn while the next election may not be in the site yet.
 */
function warnAboutNextElections(own: ElectionPeople, others: readonly ElectionPeople[]): Problem[] {
  const later = others
    .map((other) => ({ date: readDate(other), ids: listRaceIds(other) }))
    .filter(({ date }) => date > readDate(own))
    .toSorted((a, b) => (a.date < b.date ? -1 : 1))
  return listItemPaths(own.election, ['races']).flatMap((race) => {
    const path = [...race, 'advance', 'date']
    const date = own.election.get(path)
    if (typeof date !== 'string') return []
    const isKnown = later.some((each) => each.date === date)
    const next =
      later.find(({ ids }) => ids.includes(own.election.get([...race, 'id']))) ??
      later.find((each) => each.date >= date)
    if (!next || (isKnown && next.date >= date)) return []
    const reason = isKnown
      ? `An earlier election of the site, on ${next.date}, has this race, too.`
      : `No election of the site is on ${date}, but one is on ${next.date}.`
    const message = `${reason} If the winners move on to that one, enter its day.`
    return [createProblem(own.election, path, message)]
  })
}

function listRaceIds({ election }: ElectionPeople): readonly unknown[] {
  return listItemPaths(election, ['races']).map((path) => election.get([...path, 'id']))
}
