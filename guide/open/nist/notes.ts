/** Facts that the standard has no field for, as sentences. */
import { getOwn } from '@/lib/getOwn'
import { phrases } from '@/lib/locale/phrases'
import {
  describeFinality,
  describeNoVote,
  describeOpenSeats,
  describeRecount,
  describeStatus,
} from '@/lib/locale/sentences'
import { findOpenSeats } from '@/guide/ask/ballot'
import { listCandidates } from '@/guide/ask/guide'
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
    ...(results ? [describeCertainty(results)].flat() : []),
    ...guide.races.flatMap((race) => name(formatRaceTitle(guide, race), describeRace(guide, race))),
    ...guide.questions.flatMap((question) => name(question.title, describeQuestion(guide, question))),
  ].join(' ')
}

/** The report has a field for a known status. */
function describeCertainty({ status = 'not known', asOf }: Results): string | [] {
  return status === 'not known' ? describeStatus({ asOf }) : (describeFinality({ asOf }) ?? [])
}

/** Puts the name of a contest in front of each sentence about it. */
function name(contest: string, sentences: readonly string[]): string[] {
  return sentences.map((sentence) => phrases.data.nist.note(contest, sentence))
}

function describeRace(guide: Guide, race: Race): string[] {
  const { results } = guide.election
  return [
    describeNoVote({ race, candidates: listCandidates(guide, race.id) }) ?? [],
    describeOpenSeats(results && findOpenSeats(race, results)) ?? [],
    ...describeRecounts(results, race.id),
  ].flat()
}

function describeQuestion({ election: { results } }: Guide, { id }: Question): string[] {
  const outcome = getOwn(results?.questions, id)?.outcome
  return [
    ...(outcome === undefined ? [] : [phrases.data.nist.outcome(phrases.questions.outcomes[outcome])]),
    ...describeRecounts(results, id),
  ]
}

function describeRecounts(results: Results | undefined, contest: string): string[] {
  return (results?.recounts ?? []).filter(({ race }) => race === contest).map(describeRecount)
}
