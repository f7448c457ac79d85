/** Queries that decide which facts pages show, so that everyone in a race has the same rows and sections. */
import { getOwn } from '@/lib/getOwn'
import type { Candidate, Guide, Race, Stance, Term, Topic } from '@/guide/fields/published'
import { uniqueById } from '@/lib/uniqueById'
import { phrases } from '@/lib/locale/phrases'
import { describeUnknownParty } from '@/guide/words/sentences'
import { listProfileAnswers } from './candidateAnswers'
import { hasUnknownParty } from './candidateGaps'
import { listNumberedSources } from './citations'
import { findPending } from './results'
import { findAdjacent, listCandidates, describeWords, getRace, isCompared } from './guide'
import { buildBallotKey, getRacePath } from './races'
import { findStatements, listTopics, isTopicOfRace } from './topicFacts'
import { fitsOnePage } from './pageBudget'
import { listEarlierCandidacies } from './otherElections'
import { findTerms } from './terms'
import { describeList } from './translation'
import { addPath, addTopics, buildTopicRows } from './comparedTopics'

export type ProfileContent = ReturnType<typeof buildProfile>
export type StanceContent = ReturnType<typeof buildStancePage>
export type CandidacyFacts = ReturnType<typeof buildCandidacyFacts>[number]

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

/** Returns every candidacy of a person, in the order of the file. */
export function buildCandidacyFacts(guide: Guide, { candidacies }: Pick<Candidate, 'candidacies'>) {
  return candidacies.map((candidacy) => {
    const race = getRace(guide, candidacy)
    return {
      candidacy,
      race,
      path: getRacePath(guide, race.id),
      /** Number of candidates on the list of the race, including those who withdrew. */
      count: listCandidates(guide, race.id).length,
      isCompared: isCompared(guide, race.id),
      rows: findRaceRows(guide, race.id),
      /** Whether the ballot names parties in this race. Undefined if the race is like the whole election. */
      namesParties: race.partisan === !guide.election.nonpartisan ? undefined : race.partisan,
      results: findResultFacts(guide, race.id),
    }
  })
}

/** Kinds of links, in the order of their rows: that of their labels. */
const linkKinds = Object.keys(phrases.profile.linkLabels) as readonly (keyof typeof phrases.profile.linkLabels)[]

/** Rows for everyone in a race. A row is shown if its fact is known for at least one candidate of the race. */
export function findRaceRows(guide: Guide, raceId: string) {
  const candidates = listCandidates(guide, raceId)
  return {
    party: !candidates.every(hasUnknownParty),
    incumbent: candidates.some(({ incumbent }) => incumbent !== undefined),
    links: linkKinds.filter((kind) => candidates.some(({ links }) => links?.[kind] !== undefined)),
    runningMates: candidates.some(({ runningMates }) => runningMates !== undefined),
    ballot: candidates.some(({ withdrawn, writeIn }) => withdrawn !== undefined || writeIn),
    result:
      candidates.some(({ result }) => result !== undefined) || findResultFacts(guide, raceId)?.pending !== undefined,
    votes: candidates.some(({ votes }) => votes !== undefined),
    earlier: candidates.some((candidate) => listEarlierCandidacies(guide, candidate).length > 0),
  }
}

/** The meaning of an unknown party, if a list of races shows one. At most one sentence. */
export function describeUnknownParties(guide: Guide, races: readonly Pick<Race, 'id'>[]): readonly string[] {
  const isShown = ({ id }: Pick<Race, 'id'>) =>
    findRaceRows(guide, id).party && listCandidates(guide, id).some(hasUnknownParty)
  return races.some(isShown) ? [describeUnknownParty(guide.election.research)] : []
}

function findResultFacts(guide: Guide, race: string) {
  const { results } = guide.election
  return (
    results && {
      pending: findPending(getRace(guide, { race }), results),
      isUnofficial: (getOwn(results.votes, race)?.status ?? results.status) === 'unofficial',
      asOf: results.asOf,
    }
  )
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

/**
 * Returns the statements of the other candidates of the same races on the topics of a stance. If they do not fit on the
 * page with the candidate's own stances, returns only the topics.
 * @param terms of the page
 */
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
  return groups.map(({ topic, others }) => ({
    topic,
    ...(isTooLarge ? {} : { others }),
  }))
}

function findOthers(guide: Guide, { id, candidacies }: Candidate, topic: Topic): readonly Candidate[] {
  const others = candidacies
    .filter(({ race }) => isTopicOfRace(topic, race))
    .flatMap(({ race }) => listCandidates(guide, race))
    .filter((other) => other.id !== id)
  // Somebody may run in several of the races.
  return uniqueById(others)
}
