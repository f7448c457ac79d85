/** Amounts of content about the candidates of a race, for the page about fairness. */
import { countWords } from '@/lib/sentences'
import { coversTopic } from './candidateGaps'
import { listCandidates, describeCandidateOrder, hasPhoto, listSources } from './guide'
import { getRacePath, formatRaceTitle } from './races'
import type { Candidate, Guide, Topic } from './schema/published'
import { listRaceTopics } from './topicFacts'
import type { FairnessRow, FairnessTable, RaceOrder } from './views/guide'

/** Returns the table of every race with candidates, in the order of the data. */
export function buildFairnessTables(guide: Guide): readonly FairnessTable[] {
  return guide.races
    .map((race) => {
      const topics = listRaceTopics(guide, race.id)
      return {
        race,
        title: formatRaceTitle(guide, race),
        path: getRacePath(guide, race.id),
        topicCount: topics.length,
        rows: listCandidates(guide, race.id).map((candidate) => toRow(candidate, topics)),
      }
    })
    .filter(({ rows }) => rows.length > 0)
}

/** Returns the order of the candidates of each race. */
export function listRaceOrders(guide: Guide): readonly RaceOrder[] {
  return guide.races.map((race) => ({
    race: formatRaceTitle(guide, race),
    sentence: describeCandidateOrder(listCandidates(guide, race.id)),
  }))
}

/** Counts the topics on which a candidate has a stance or a position. */
export function countTopics(candidate: Candidate, topics: readonly Topic[]): number {
  return topics.filter((topic) => coversTopic(candidate, topic)).length
}

function toRow(candidate: Candidate, topics: readonly Topic[]): FairnessRow {
  const { id, name, sortName, stances, positions, withdrawn } = candidate
  return {
    id,
    name,
    sortName,
    isWithdrawn: withdrawn !== undefined,
    stances: stances.length,
    positions: positions.length,
    words: countWords(...[...stances, ...positions].map(({ text }) => text)),
    sources: listSources(candidate).length,
    topics: countTopics(candidate, topics),
    hasPhoto: hasPhoto(candidate),
  }
}
