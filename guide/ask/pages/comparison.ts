import { buildBallotRace } from '@/guide/ask/ballotRaces'
import { findRaceRows } from '@/guide/ask/candidacies'
import { findAdjacent, listCandidates } from '@/guide/ask/candidates'
import { listAnswersOnTopic } from '@/guide/ask/questionnaires'
import { buildBallotKey, formatRaceTitle, hasRaceIndex, listComparedRaces } from '@/guide/ask/races'
import { findTermsOfEach } from '@/guide/ask/terms'
import { getTopicPath, listComparedTopics, listStatements, measureComparison } from '@/guide/ask/topics'
import { describeList, describeWords } from '@/guide/ask/listNotes'
import type { View } from '@/guide/ask/view'
import type { Guide, Race } from '@/guide/fields/published'

export type Comparison = View<ReturnType<typeof buildComparison>>

export type ComparedSection = Comparison['sections'][number]

/**
 * Returns what the candidates of a race said, topic by topic, and their experience if it fits on the page. If not even the
 * statements fit, each topic has a page of its own.
 * @param topicId the topic of such a page. Omitted for the page of the race, which is that of its first topic
 */
export function buildComparison(guide: Guide, race: Race, topicId?: string) {
  const ballotRace = buildBallotRace(guide, race)
  const { candidates } = ballotRace
  const topics = listComparedTopics(guide, race.id)
  const { isSplit, hasExperience } = measureComparison(guide, race.id)
  const sections = topics.map((topic) => ({
    ...topic,
    path: getTopicPath(guide, race.id, topic.id),
    cells: candidates.map((candidate) => ({ candidate, statements: listStatements(guide, candidate, topic.id) })),
    answers: listAnswersOnTopic(guide, race.id, topic.id),
  }))
  const current = sections.find(({ id }) => id === topicId) ?? sections[0]
  /** All of them, or the one of this page. */
  const shown = isSplit && current ? [current] : sections
  const statements = shown.flatMap(({ cells }) => cells.flatMap((cell) => cell.statements))
  return {
    ballotKey: buildBallotKey(guide.election),
    ballotRace,
    title: formatRaceTitle(guide, race),
    races: listNeighbors(guide, race).map(({ id, name }) => ({
      id,
      name,
      candidateCount: listCandidates(guide, id).length,
    })),
    isIndexed: hasRaceIndex(guide),
    topics: sections.map(({ id, name, path }) => ({ id, name, path, isCurrent: isSplit && id === current?.id })),
    isSplit,
    sections: shown,
    terms: findTermsOfEach(guide, statements),
    next: isSplit ? findAdjacent(sections, ({ id }) => id === current?.id).next : undefined,
    hasExperience,
    rows: findRaceRows(guide, race.id),
    order: describeList(guide, candidates),
    words: describeWords(candidates),
    electionDate: guide.election.date,
  }
}

/** Returns the races of which a comparison has tabs: those of the same group if there are many. */
function listNeighbors(guide: Guide, { group }: Race): readonly Race[] {
  const compared = listComparedRaces(guide)
  return hasRaceIndex(guide) ? compared.filter((race) => race.group === group) : compared
}
