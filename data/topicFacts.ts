/** Queries on candidates' statements by topic. All are pure functions. */
import { language } from '@/lib/locale/language'
import { getRace, isCompared, listCandidates } from './guide'
import type { Candidate, Guide, Position, Stance, Topic } from './schema/published'
import type { OthersOnTopic, StanceWithTopics, TopicRow } from './views/candidates'
import type { CandidateOnTopic, Excerpt } from './views/topics'

/** Characters of other candidates' statements on a stance page. More would make it slow on a bad connection. */
const MAX_OTHERS_TEXT = 1700
/** The most candidates that a stance page lists under a topic. */
const MAX_OTHERS = 30
/** Lengths to which every statement may be cut, in characters. */
const EXCERPT_LENGTHS = [Infinity, 400, 300, 200, 100] as const

const sentences = new Intl.Segmenter(language, { granularity: 'sentence' })

/** True for a topic of all races, or of this one. */
export function isTopicOfRace({ races }: Topic, raceId: string): boolean {
  return races?.includes(raceId) ?? true
}

/** Returns the topics of a race, in the order of the file. */
export function listRaceTopics({ topics }: Pick<Guide, 'topics'>, raceId: string): readonly Topic[] {
  return topics.filter((topic) => isTopicOfRace(topic, raceId))
}

/** Returns the topics of a candidate's races, in the order of the file. */
export function listTopics({ topics }: Guide, { candidacies }: Pick<Candidate, 'candidacies'>): readonly Topic[] {
  return topics.filter((topic) => candidacies.some(({ race }) => isTopicOfRace(topic, race)))
}

/** Returns a candidate's stances, each with its topics in the order of the file. */
export function addTopics(guide: Guide, { stances }: Pick<Candidate, 'stances'>): readonly StanceWithTopics[] {
  return stances.map((stance) => ({ stance, topics: guide.topics.filter(({ id }) => stance.topics?.includes(id)) }))
}

/** Returns the topics of a candidate's races on which there is a position, or neither a position nor a stance. */
export function buildTopicRows(guide: Guide, candidate: Candidate): readonly TopicRow[] {
  return listTopics(guide, candidate)
    .map((topic) => ({ topic, position: candidate.positions.find((position) => position.topic === topic.id) }))
    .filter(({ topic, position }) => position || findStatements(candidate, topic).length === 0)
}

/** Returns the statements of the other candidates of the same races on the topics of a stance. */
export function findOthersOnTopics(guide: Guide, candidate: Candidate, stance: Stance): readonly OthersOnTopic[] {
  const groups = guide.topics
    .filter(({ id }) => stance.topics?.includes(id))
    .map((topic) => ({ topic, candidates: findOthers(guide, candidate, topic) }))
    .filter(({ candidates }) => candidates.length > 0)
    .map((group) => ({ ...group, isTooLarge: group.candidates.length > MAX_OTHERS }))
  const shown = groups.map((group) => (group.isTooLarge ? { ...group, candidates: [] } : group))
  const others = excerptStatements(shown, MAX_OTHERS_TEXT)
  return groups.map(({ topic, isTooLarge }, index) => ({
    topic,
    isTooLarge,
    others: others[index] ?? [],
    comparedRaces: candidate.candidacies
      .filter(({ race }) => isCompared(guide, race) && isTopicOfRace(topic, race))
      .map((candidacy) => getRace(guide, candidacy)),
  }))
}

/** Candidates whose statements on a topic are shown together. */
export interface TopicGroup {
  readonly topic: Topic
  readonly candidates: readonly Candidate[]
}

/**
 * Returns the candidates of each group with their statements on its topic. If the statements are long, cuts each of them
 * after a sentence, to the same length.
 * @param maxText characters of all statements together
 */
export function excerptStatements(groups: readonly TopicGroup[], maxText: number) {
  const cutTo = (length: number) =>
    groups.map(({ topic, candidates }) =>
      candidates.map((candidate) => ({
        candidate,
        statements: findStatements(candidate, topic).map((statement) => cutStatement(statement, length)),
      })),
    )
  return cutToFit(cutTo, (each) => countCharacters(each.flat()) <= maxText)
}

/**
 * Returns texts that are cut to the largest length with which they fit.
 * @param cutTo cuts every text to a length in characters
 */
export function cutToFit<T>(cutTo: (length: number) => T, fits: (texts: T) => boolean): T {
  for (const length of EXCERPT_LENGTHS) {
    const texts = cutTo(length)
    if (fits(texts)) return texts
  }
  return cutTo(0)
}

/** Cuts the text of a statement. See `cutText`. */
export function cutStatement(statement: Stance | Position, length: number): Excerpt {
  return { statement, ...cutText(statement.text, length) }
}

/** Cuts a text after its last sentence within a length, but not before the end of the first. */
export function cutText(text: string, length: number): { readonly text: string; readonly isCut: boolean } {
  if (text.length <= length) return { text, isCut: false }
  const ends = [...sentences.segment(text)].map(({ index, segment }) => index + segment.trimEnd().length)
  const end = length === 0 ? 0 : Math.max(ends[0] ?? 0, ...ends.filter((each) => each <= length))
  return { text: text.slice(0, end), isCut: end < text.length }
}

function countCharacters(candidates: readonly CandidateOnTopic[]): number {
  return candidates.flatMap(({ statements }) => statements).reduce((sum, { text }) => sum + text.length, 0)
}

function findOthers(guide: Guide, { id, candidacies }: Candidate, topic: Topic): readonly Candidate[] {
  const others = candidacies
    .filter(({ race }) => isTopicOfRace(topic, race))
    .flatMap(({ race }) => listCandidates(guide, race))
    .filter((other) => other.id !== id)
  // Somebody may run in several of the races.
  return [...new Map(others.map((other) => [other.id, other])).values()]
}

/** Returns a candidate's stances on a topic, then the position. */
export function findStatements(
  { stances, positions }: Candidate,
  { id }: Pick<Topic, 'id'>,
): readonly (Stance | Position)[] {
  return [
    ...stances.filter(({ topics }) => topics?.includes(id)),
    ...positions.filter((position) => position.topic === id),
  ]
}
