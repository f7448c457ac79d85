/** Facts that the standard has no field for, as sentences. */
import { getOwn } from '@/lib/getOwn'
import { formatDate } from '@/lib/locale/dates'
import { phrases } from '@/lib/locale/phrases'
import { findOpenSeats } from '@/guide/ask/ballot'
import { countRunning, listCandidates } from '@/guide/ask/guide'
import { formatRaceTitle } from '@/guide/ask/races'
import type { Guide, Question, Race, Results } from '@/guide/fields/published'

/**
 * Formats the notes of a report: who made it, how certain the results are, races without a vote, seats without a winner,
 * outcomes of questions, and recounts.
 */
export function formatNotes(guide: Guide): string {
  const { results } = guide.election
  return [
    phrases.data.nist.source,
    ...(results ? describeStatus(results) : []),
    ...guide.races.flatMap((race) => name(formatRaceTitle(guide, race), describeRace(guide, race))),
    ...guide.questions.flatMap((question) => name(question.title, describeQuestion(guide, question))),
  ].join(' ')
}

/** Puts the name of a contest in front of each sentence about it. */
function name(contest: string, sentences: readonly string[]): string[] {
  return sentences.map((sentence) => phrases.data.nist.note(contest, sentence))
}

function describeStatus({ status, asOf }: Results): string[] {
  const isKnown = status === 'certified' || status === 'unofficial'
  return [
    ...(isKnown ? [] : [phrases.results.unknownStatus]),
    ...(asOf === undefined ? [] : [phrases.results.asOf(formatDate(asOf))]),
  ]
}

function describeRace(guide: Guide, race: Race): string[] {
  const { results } = guide.election
  const open = results && findOpenSeats(race, results)
  const isEmpty = race.noVote?.reason === 'acclaimed' && countRunning(listCandidates(guide, race.id)) === 0
  return [
    ...(race.noVote ? [phrases.races.noVote[isEmpty ? 'acclaimedWithoutCandidates' : race.noVote.reason]] : []),
    ...(open ? [phrases.landing.openSeats[open.reason](open.seats)] : []),
    ...describeRecounts(results, race.id),
  ]
}

function describeQuestion({ election: { results } }: Guide, { id }: Question): string[] {
  const outcome = getOwn(results?.questions, id)?.outcome
  return [
    ...(outcome === undefined ? [] : [phrases.data.nist.outcome(phrases.questions.outcomes[outcome])]),
    ...describeRecounts(results, id),
  ]
}

function describeRecounts(results: Results | undefined, contest: string): string[] {
  return (results?.recounts ?? [])
    .filter(({ race }) => race === contest)
    .map(({ date, text }) => (date === undefined ? text : phrases.results.datedRecount(formatDate(date), text)))
}
