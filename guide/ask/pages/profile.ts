import { uniqueById } from '@/lib/collections'
import { buildCandidacyFacts } from '@/guide/ask/candidacies'
import { findAdjacent, listCandidates } from '@/guide/ask/candidates'
import { listEarlierCandidacies } from '@/guide/ask/otherElections'
import { fitsOnePage } from '@/guide/ask/pageBudget'
import { listProfileAnswers } from '@/guide/ask/questionnaires'
import { buildBallotKey } from '@/guide/ask/races'
import { listNumberedSources } from '@/guide/ask/sources'
import { describeWords, listTopics, findStatements, isTopicOfRace } from '@/guide/ask/statements'
import { findTerms } from '@/guide/ask/terms'
import { addTopics, buildTopicRows, addPath } from '@/guide/ask/topics'
import { describeList } from '@/guide/ask/translation'
import type { Candidate, Guide, Stance, Term, Topic } from '@/guide/fields/published'

export type ProfileContent = ReturnType<typeof buildProfile>

export type StanceContent = ReturnType<typeof buildStancePage>

/** A source of a profile with the parts that cite it. */
export type NumberedSource = ProfileContent['sources'][number]

export function buildProfile(guide: Guide, candidate: Candidate) {
  const stances = addTopics(guide, candidate)
  const topicRows = buildTopicRows(guide, candidate)
  return {
    ...buildCandidatePage(guide, candidate),
    sections: findProfileSections(guide, candidate),
    stances,
    /** The topics without a key stance. */
    topicRows,
    terms: findTerms(guide, [
      ...stances.map(({ stance }) => stance),
      ...topicRows.flatMap(({ position }) => position ?? []),
      { text: candidate.experience, language: candidate.language },
    ]),
    sources: listNumberedSources(guide, candidate),
    answers: listProfileAnswers(guide, candidate),
    earlier: listEarlierCandidacies(guide, candidate),
    ...findAdjacentCandidates(guide, candidate),
  }
}

export function buildStancePage(guide: Guide, candidate: Candidate, stance: Stance) {
  const stances = addTopics(guide, candidate)
  const { previous, next } = findAdjacent(candidate.stances, stance, ({ number }) => number)
  const candidates = findAdjacentCandidates(guide, candidate)
  const otherStances = stances.filter((other) => other.stance.number !== stance.number)
  const terms = findTerms(guide, [stance, ...otherStances.map((other) => other.stance)])
  return {
    ...buildCandidatePage(guide, candidate),
    stance,
    terms,
    topics: stances.find((other) => other.stance.number === stance.number)?.topics ?? [],
    otherStances,
    othersOnTopics: findOthersOnTopics(guide, candidate, stance, terms.terms),
    adjacent: {
      previousStance: previous,
      nextStance: next,
      previousCandidate: candidates.previous,
      nextCandidate: candidates.next,
    },
  }
}

function buildCandidatePage(guide: Guide, candidate: Candidate) {
  return {
    candidate,
    candidacies: buildCandidacyFacts(guide, candidate),
    ballotKey: buildBallotKey(guide.election),
    electionDate: guide.election.date,
    order: describeList(guide, listCandidates(guide, candidate.race)),
    words: describeWords(listCandidates(guide, candidate.race)),
  }
}

function findAdjacentCandidates(guide: Guide, candidate: Candidate) {
  return findAdjacent(listCandidates(guide, candidate.race), candidate, ({ id }) => id)
}

/**
 * Returns the sections for everyone in a candidate's races: those that somebody there fills. Somebody who runs in
 * several races connects them, and everyone in connected races has the same sections.
 */
export function findProfileSections(guide: Guide, candidate: Candidate) {
  const others = findConnectedCandidates(guide, candidate)
  return {
    // Why somebody has no key stances is worth a section, too.
    stances: others.some(({ stances, noStances }) => stances.length > 0 || noStances),
    positions: listTopics(guide, candidate).length > 0 && others.some(({ positions }) => positions.length > 0),
    experience: others.some(({ experience }) => experience !== undefined),
  }
}

function findConnectedCandidates({ candidates }: Guide, { candidacies }: Candidate): readonly Candidate[] {
  const races = new Set(candidacies.map(({ race }) => race))
  const isConnected = (candidate: Candidate) => candidate.candidacies.some(({ race }) => races.has(race))
  let count = 0
  while (races.size > count) {
    count = races.size
    for (const other of candidates.filter(isConnected)) for (const { race } of other.candidacies) races.add(race)
  }
  return candidates.filter(isConnected)
}

/** Statements of the others in the same races on a stance's topics. If they do not fit on the page, only the topics. */
export function findOthersOnTopics(guide: Guide, candidate: Candidate, stance: Stance, terms: readonly Term[] = []) {
  const groups = guide.topics
    .filter(({ id }) => stance.topics?.includes(id))
    .map((topic) => ({
      topic: addPath(guide, candidate, topic),
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
    .filter(({ race }) => isTopicOfRace(topic, race))
    .flatMap(({ race }) => listCandidates(guide, race))
    .filter((other) => other.id !== id)
  // Somebody may run in several of the races.
  return uniqueById(others)
}
