import { findConnected, uniqueById } from '@/lib/collections'
import { buildCandidacyFacts } from '@/guide/ask/candidacies'
import { findAdjacent, listCandidates } from '@/guide/ask/candidates'
import { listEarlierCandidacies } from '@/guide/ask/otherElections'
import { fitsOnePage } from '@/guide/ask/pageBudget'
import { listProfileAnswers } from '@/guide/ask/questionnaires'
import { buildBallotKey } from '@/guide/ask/races'
import { listNumberedSources } from '@/guide/ask/sources'
import { listTopics, findStatements } from '@/guide/ask/statements'
import { findTerms } from '@/guide/ask/terms'
import { addTopics, buildTopicRows, type LinkedTopic } from '@/guide/ask/topics'
import { describeList, describeWords } from '@/guide/ask/listNotes'
import { isOfRace } from '@/guide/words/facts'
import type { Candidate, Guide, Stance, Term, Topic } from '@/guide/fields/published'

export type ProfileContent = ReturnType<typeof buildProfile>

export type StanceContent = ReturnType<typeof buildStancePage>

/** A source of a profile with the parts that cite it. */
export type NumberedSource = ProfileContent['sources'][number]

export function buildProfile(guide: Guide, candidate: Candidate) {
  const topicRows = buildTopicRows(guide, candidate)
  return {
    ...buildCandidatePage(guide, candidate),
    sections: findProfileSections(guide, candidate),
    stances: candidate.stances.map((stance) => addTopics(guide, candidate, stance)),
    /** The topics without a key stance. */
    topicRows,
    terms: findTerms(guide, [
      ...candidate.stances,
      ...topicRows.flatMap(({ position }) => position ?? []),
      { text: candidate.experience, language: candidate.language },
    ]),
    sources: listNumberedSources(guide, candidate),
    answers: listProfileAnswers(guide, candidate),
    earlier: listEarlierCandidacies(guide, candidate),
  }
}

export function buildStancePage(guide: Guide, candidate: Candidate, stance: Stance) {
  const isCurrent = ({ number }: Stance) => number === stance.number
  const others = candidate.stances.filter((other) => !isCurrent(other))
  const terms = findTerms(guide, [stance, ...others])
  const withTopics = addTopics(guide, candidate, stance)
  return {
    ...buildCandidatePage(guide, candidate),
    ...withTopics,
    terms,
    otherStances: others.map((other) => addTopics(guide, candidate, other)),
    othersOnTopics: findOthersOnTopics(guide, candidate, withTopics.topics, terms.terms),
    adjacentStances: findAdjacent(candidate.stances, isCurrent),
  }
}

function buildCandidatePage(guide: Guide, candidate: Candidate) {
  const inRace = listCandidates(guide, candidate.race)
  return {
    candidate,
    candidacies: buildCandidacyFacts(guide, candidate),
    ballotKey: buildBallotKey(guide.election),
    electionDate: guide.election.date,
    order: describeList(guide, inRace),
    words: describeWords(inRace),
    adjacentCandidates: findAdjacent(inRace, ({ id }) => id === candidate.id),
  }
}

/**
 * Returns the sections for everyone in a candidate's races: those that somebody there fills. Somebody who runs in
 * several races connects them, and everyone in connected races has the same sections.
 */
export function findProfileSections(guide: Guide, candidate: Candidate) {
  const races = guide.candidates.map(({ id, candidacies }) => ({ id, values: candidacies.map(({ race }) => race) }))
  const connected = findConnected([candidate.id], races)
  const others = guide.candidates.filter(({ id }) => connected.has(id))
  return {
    // Why somebody has no key stances is worth a section, too.
    stances: others.some(({ stances, noStances }) => stances.length > 0 || noStances),
    positions: listTopics(guide, candidate).length > 0 && others.some(({ positions }) => positions.length > 0),
    experience: others.some(({ experience }) => experience !== undefined),
  }
}

/** Statements of the others in the same races on topics of a stance. If they do not fit on the page, only the topics. */
function findOthersOnTopics(
  guide: Guide,
  candidate: Candidate,
  topics: readonly LinkedTopic[],
  terms: readonly Term[],
) {
  const groups = topics
    .map((topic) => ({
      topic,
      others: findOthers(guide, candidate, topic).map((other) => ({
        candidate: other,
        statements: findStatements(other, topic),
      })),
    }))
    .filter(({ others }) => others.length > 0)
  const own = { candidate, statements: candidate.stances }
  const definitions = terms.map(({ definition }) => definition)
  const isTooLarge = !fitsOnePage([own, ...groups.flatMap(({ others }) => others)], definitions)
  return groups.map(({ topic, others }) => ({ topic, ...(isTooLarge ? {} : { others }) }))
}

function findOthers(guide: Guide, { id, candidacies }: Candidate, topic: Topic): readonly Candidate[] {
  const others = candidacies
    .filter(({ race }) => isOfRace(topic, race))
    .flatMap(({ race }) => listCandidates(guide, race))
    .filter((other) => other.id !== id)
  // Somebody may run in several of the races.
  return uniqueById(others)
}
