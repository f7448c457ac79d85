/** Queries on candidates' statements by topic. All are pure functions. */
import { language } from '@/lib/locale/language'
import { listCandidates } from './guide'
import type { Candidate, Guide, Position, Stance, Topic } from './schema/published'
import type { NamedStance, OthersOnTopic, OtherStatement, TopicRow } from './views/candidates'

/** Characters of other candidates' statements on a stance page. More would make it slow on a bad connection. */
const MAX_OTHERS_TEXT = 1700
/** The most candidates that a stance page lists under a topic. */
const MAX_OTHERS = 30
/** Lengths to which every statement may be cut, in characters. */
const excerptLengths = [Infinity, 400, 300, 200, 100] as const

const sentences = new Intl.Segmenter(language, { granularity: 'sentence' })

/** Returns the topics of a candidate's races, in the order of the file. */
export function listTopics({ topics }: Guide, { candidacies }: Pick<Candidate, 'candidacies'>): readonly Topic[] {
  return topics.filter(({ races }) => races === undefined || candidacies.some(({ race }) => races.includes(race)))
}

/** Returns a candidate's stances, each with the names of its topics in the order of the file. */
export function addTopicNames(guide: Guide, { stances }: Pick<Candidate, 'stances'>): readonly NamedStance[] {
  return stances.map((stance) => ({
    stance,
    topicNames: guide.topics.filter(({ id }) => stance.topics?.includes(id)).map(({ name }) => name),
  }))
}

/** Returns the topics of a candidate's races on which there is a position, or neither a position nor a stance. */
export function buildTopicRows(guide: Guide, candidate: Candidate): readonly TopicRow[] {
  return listTopics(guide, candidate)
    .map((topic) => ({ topic, position: candidate.positions.find((position) => position.topic === topic.id) }))
    .filter(({ topic, position }) => position || findStatements(candidate, topic).length === 0)
}

/**
 * Returns the statements of the other candidates of the same races on the topics of a stance. If they are long, cuts
 * each of them after a sentence, to the same length.
 */
export function findOthersOnTopics(guide: Guide, candidate: Candidate, stance: Stance): readonly OthersOnTopic[] {
  const topics = guide.topics
    .filter(({ id }) => stance.topics?.includes(id))
    .map((topic) => ({ topic, candidates: findOthers(guide, candidate, topic) }))
    .filter(({ candidates }) => candidates.length > 0)
  const cutTo = (length: number) =>
    topics.map(({ topic, candidates }) => ({
      topic,
      isTooLarge: candidates.length > MAX_OTHERS,
      others: candidates.slice(0, candidates.length > MAX_OTHERS ? 0 : undefined).map((other) => ({
        candidate: other,
        statements: findStatements(other, topic).map((statement) => cutText(statement, length)),
      })),
    }))
  return excerptLengths.map(cutTo).find((each) => countCharacters(each) <= MAX_OTHERS_TEXT) ?? cutTo(0)
}

/** Cuts the text of a statement after its last sentence within a length, but not before the end of the first. */
function cutText(statement: Stance | Position, length: number): OtherStatement {
  const { text } = statement
  if (text.length <= length) return { statement, text, isCut: false }
  const ends = [...sentences.segment(text)].map(({ index, segment }) => index + segment.trimEnd().length)
  const end = length === 0 ? 0 : Math.max(ends[0] ?? 0, ...ends.filter((each) => each <= length))
  return { statement, text: text.slice(0, end), isCut: end < text.length }
}

function countCharacters(topics: readonly OthersOnTopic[]): number {
  const statements = topics.flatMap(({ others }) => others.flatMap((other) => other.statements))
  return statements.reduce((sum, { text }) => sum + text.length, 0)
}

function findOthers(guide: Guide, { id, candidacies }: Candidate, { races }: Topic): readonly Candidate[] {
  const others = candidacies
    .filter(({ race }) => races === undefined || races.includes(race))
    .flatMap(({ race }) => listCandidates(guide, race))
    .filter((other) => other.id !== id)
  // Somebody may run in several of the races.
  return [...new Map(others.map((other) => [other.id, other])).values()]
}

function findStatements({ stances, positions }: Candidate, { id }: Topic) {
  return [
    ...stances.filter(({ topics }) => topics?.includes(id)),
    ...positions.filter((position) => position.topic === id),
  ]
}
