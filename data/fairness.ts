/** Amounts of content about the candidates of a race, for the page about fairness. */
import { countWords } from '@/lib/sentences'
import { listCandidates, describeCandidateOrder, listSources } from './guide'
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
export function countTopics({ stances, positions }: Candidate, topics: readonly Topic[]): number {
  const topicIds = new Set([
    ...stances.flatMap((stance) => stance.topics ?? []),
    ...positions.map(({ topic }) => topic),
  ])
  return topics.filter(({ id }) => topicIds.has(id)).length
}

function toRow(candidate: Candidate, topics: readonly Topic[]): FairnessRow {
  const { id, name, sortName, src, stances, positions, withdrawn } = candidate
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
    hasPhoto: src !== `${id}.svg`,
  }
}
