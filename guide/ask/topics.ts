import { phrases } from '@/lib/locale/phrases'
import { memoize } from '@/lib/collections'
import { paths } from '@/lib/paths'
import type { Guide, Candidate, Stance, Topic } from '@/guide/fields/published'
import { isOfRace } from '@/guide/words/facts'
import { listCandidates } from './candidates'
import { getOriginal } from './guide'
import { fitsOnePage } from './pageBudget'
import { listAnswersOnTopic, type ComparedAnswers, type AnswerRow } from './questionnaires'
import { isCompared, listComparedRaces } from './races'
import { listRaceTopics, findStatements, listTopics, type Statement } from './statements'
import type { View } from './view'

export type StanceWithTopics = ReturnType<typeof addTopics>

/** A topic with a candidate's position. Without one, none was found. */
export type TopicRow = View<ReturnType<typeof buildTopicRows>[number]>

/** A topic with the page that compares candidates on it, if there is one. */
export type LinkedTopic = ReturnType<typeof addPath>

/** The key stances without a topic. Ids have no dot. */
const OTHER_STANCES = 'other.stances'

/** Compressed bytes of the controls and the script, without the 4,000 that a comparison may have more than other pages. */
const PAGE_BYTES = 1400

/** Compressed bytes of a candidate's choice, facts, marks and links. */
const CANDIDATE_BYTES = 140

/** The topics of a race and, if there are any, the key stances without a topic. */
export function listComparedTopics(guide: Guide, raceId: string) {
  const topics = listRaceTopics(guide, raceId).map(({ id, name }) => ({ id, name }))
  const candidates = listCandidates(guide, raceId)
  const hasOthers = candidates.some((candidate) => listStatements(guide, candidate, OTHER_STANCES).length > 0)
  const name = topics.length === 0 ? phrases.profile.keyStances : phrases.compare.otherStances
  return hasOthers || topics.length === 0 ? [...topics, { id: OTHER_STANCES, name }] : topics
}

export function listStatements(guide: Guide, candidate: Candidate, topicId: string): readonly Statement[] {
  if (topicId !== OTHER_STANCES) return findStatements(candidate, { id: topicId })
  const topics = new Set(listRaceTopics(guide, candidate.race).map(({ id }) => id))
  return candidate.stances.filter((stance) => !stance.topics?.some((id) => topics.has(id)))
}

/** Decides whether a comparison needs a page for each topic, and whether the experience fits. Measuring is slow. */
export function measureComparison(guide: Guide, raceId: string) {
  return measure(getOriginal(guide), raceId)
}

const measure = memoize((guide: Guide, raceId: string) => {
  const candidates = listCandidates(guide, raceId)
  const topics = listComparedTopics(guide, raceId)
  const cells = topics.flatMap(({ id }) =>
    candidates.map((candidate) => ({ candidate, statements: listStatements(guide, candidate, id).map(citeOnce) })),
  )
  const answers = topics
    .flatMap(({ id }) => listAnswersOnTopic(guide, raceId, id))
    .flatMap(({ name, questions, silent }) => [name, ...questions.flatMap(listText), ...silent.flatMap(listRowText)])
  const experience = candidates.map((candidate) => candidate.experience ?? '')
  const bytes = PAGE_BYTES + CANDIDATE_BYTES * candidates.length
  const hasExperience = fitsOnePage(cells, [...answers, ...experience], bytes)
  return { hasExperience, isSplit: !hasExperience && !fitsOnePage(cells, answers, bytes) }
})

function listText({ text, path, rows }: ComparedAnswers['questions'][number]): readonly string[] {
  return [text, path, ...rows.flatMap(listRowText)]
}

function listRowText(row: AnswerRow): readonly string[] {
  return ['choice' in row ? row.choice : row.status, ...row.people.map(({ name }) => name)]
}

/** Leaves only the first source, which a comparison links. */
function citeOnce(statement: Statement): Statement {
  return { ...statement, sources: statement.sources.slice(0, 1) }
}

export function getTopicPath(guide: Guide, raceId: string, topicId: string): string {
  if (!measureComparison(guide, raceId).isSplit) return paths.compareTopic(raceId, topicId)
  const [first] = listComparedTopics(guide, raceId)
  return first?.id === topicId ? paths.compareRace(raceId) : paths.compareTopicPage(raceId, topicId)
}

/** Adds to a topic the path of what everyone in a candidate's race said on it. Undefined if nobody is compared on it. */
function addPath(guide: Guide, { candidacies }: Pick<Candidate, 'candidacies'>, topic: Topic) {
  const candidacy = candidacies.find(({ race }) => isCompared(guide, race) && isOfRace(topic, race))
  return { ...topic, path: candidacy && getTopicPath(guide, candidacy.race, topic.id) }
}

export function addTopics(guide: Guide, candidate: Candidate, stance: Stance) {
  const topics = guide.topics.filter(({ id }) => stance.topics?.includes(id))
  return { stance, topics: topics.map((topic) => addPath(guide, candidate, topic)) }
}

/** Returns the topics of a candidate's races on which there is a position, or neither a position nor a stance. */
export function buildTopicRows(guide: Guide, candidate: Candidate) {
  return listTopics(guide, candidate)
    .map((topic) => ({
      topic: addPath(guide, candidate, topic),
      position: candidate.positions.find((position) => position.topic === topic.id),
    }))
    .filter(({ topic, position }) => position || findStatements(candidate, topic).length === 0)
}

export function listTopicPages(guide: Guide) {
  return listComparedRaces(guide)
    .filter(({ id }) => measureComparison(guide, id).isSplit)
    .flatMap(({ id }) => {
      const [, ...topics] = listComparedTopics(guide, id)
      return topics.map((topic) => ({ race: id, topic: topic.id }))
    })
}

export function getComparisonPath(guide: Guide): string | undefined {
  const [first] = listComparedRaces(guide)
  return first && paths.compareRace(first.id)
}
