/** The page of the results. */
import { getOwn } from '@/lib/getOwn'
import { phrases } from '@/lib/locale/phrases'
import { buildBallotRaces } from '@/guide/ask/ballotRaces'
import { findOtherRounds } from '@/guide/ask/otherElections'
import { hasRaceIndex, formatRaceTitle } from '@/guide/ask/races'
import { countVotes } from '@/guide/ask/results'
import type { View } from '@/guide/ask/view'
import type { Guide } from '@/guide/fields/published'

export type RaceResults = View<ReturnType<typeof buildRaceResults>[number]>

export type NamedRecount = View<ReturnType<typeof nameRecounts>[number]>

/** Returns the recounts with the names of their contests. Omits text that the columns of dated races contain. */
export function nameRecounts(guide: Guide) {
  const { election, races, questions } = guide
  const columns = hasRaceIndex(guide) ? [] : races.map(({ id }) => id)
  const names = new Map([
    ...races.map(({ id, name }) => [id, name] as const),
    ...questions.map(({ id, title, number }) => [id, phrases.questions.name({ title, number })] as const),
  ])
  return (election.results?.recounts ?? []).map(({ race, date, text }) => ({
    contest: names.get(race) ?? race,
    date,
    text: date && columns.includes(race) ? undefined : text,
  }))
}

/** Returns the results of every race, in the order of the candidate list. Empty if the guide has no results yet. */
export function buildRaceResults(guide: Guide) {
  const { results } = guide.election
  if (!results) return []
  return buildBallotRaces(guide).map((ballot) => ({
    ...ballot,
    title: formatRaceTitle(guide, ballot.race),
    votes: getOwn(results.votes, ballot.race.id),
    counted: countVotes(ballot.candidates, getOwn(results.votes, ballot.race.id) ?? {}),
    recountFacts: (results.recounts ?? []).filter(({ race }) => race === ballot.race.id),
    openSources: getOwn(results.open, ballot.race.id)?.sources,
    otherRounds: findOtherRounds(guide, ballot.race.id),
  }))
}
