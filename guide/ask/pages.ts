/** The pages of the site. */
import { paths } from '@/lib/paths'
import { findLastUpdate, findRaceUpdate, listComparedRaces } from './guide'
import type { Guide } from '@/guide/fields/published'
import { listTopicRacePages } from './topics'

/** A page of the site: its path without the base path, and the date when its content last changed, as `YYYY-MM-DD`. */
interface PageEntry {
  readonly path: string
  readonly updated: string
}

/** Lists every page of the site except the not-found page. */
export function listPages(guide: Guide): readonly PageEntry[] {
  const updated = findLastUpdate(guide)
  return [
    ...[paths.home, paths.candidates, paths.corrections, paths.data].map((path) => ({ path, updated })),
    ...[paths.howToVote, paths.results, paths.about, paths.fairness].map((path) => ({ path, updated })),
    ...[paths.myBallot, paths.topics].map((path) => ({ path, updated })),
    ...guide.topics.map(({ id }) => ({ path: paths.topic(id), updated })),
    ...listTopicRacePages(guide).map(({ topic, race }) => ({
      path: paths.topicRace(topic, race),
      updated: findRaceUpdate(guide, race),
    })),
    ...guide.questions.map(({ id }) => ({ path: paths.question(id), updated: guide.election.updated })),
    { path: paths.compare, updated },
    ...guide.races.map(({ id }) => ({ path: paths.racePage(id), updated: findRaceUpdate(guide, id) })),
    ...listComparedRaces(guide).map(({ id }) => ({ path: paths.compareRace(id), updated: findRaceUpdate(guide, id) })),
    ...guide.candidates.flatMap((candidate) => [
      { path: paths.profile(candidate.id), updated: candidate.updated },
      ...candidate.stances.map(({ number }) => ({
        path: paths.stance(candidate.id, number),
        updated: candidate.updated,
      })),
    ]),
  ]
}
