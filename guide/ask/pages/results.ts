import { getOwn } from '@/lib/values'
import { phrases } from '@/lib/locale/phrases'
import { buildBallotRace } from '@/guide/ask/ballotRaces'
import { listCandidates } from '@/guide/ask/candidates'
import { findOtherRounds } from '@/guide/ask/otherElections'
import { hasRaceIndex, formatRaceTitle, listRaceGroups } from '@/guide/ask/races'
import { countVotes, countReported } from '@/guide/ask/results'
import type { View } from '@/guide/ask/view'
import type { Guide } from '@/guide/fields/published'
import { findTerms, listResultTexts } from '@/guide/ask/terms'
import { findElectionOffice } from './landing'

export type ResultsContent = View<ReturnType<typeof buildResultsPage>>

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
  return guide.races.map((race) => ({
    ...buildBallotRace(guide, race),
    title: formatRaceTitle(guide, race),
    votes: getOwn(results.votes, race.id),
    counted: countVotes(listCandidates(guide, race.id), getOwn(results.votes, race.id) ?? {}),
    recountFacts: (results.recounts ?? []).filter((recount) => recount.race === race.id),
    openSources: getOwn(results.open, race.id)?.sources,
    otherRounds: findOtherRounds(guide, race.id),
  }))
}

export function buildResultsPage(guide: Guide) {
  return {
    election: guide.election,
    progress: countReported(guide),
    races: buildRaceResults(guide),
    /** The groups of the races of an election with many. Without them, the names link to the profiles. */
    raceGroups: hasRaceIndex(guide) ? listRaceGroups(guide) : undefined,
    questions: guide.questions,
    groups: guide.groups,
    terms: findTerms(guide, listResultTexts(guide)),
    /** Readers can ask it for vote totals that the guide does not have. */
    office: findElectionOffice(guide),
  }
}
