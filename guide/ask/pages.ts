/** The pages of the site. */
import { paths } from '@/lib/paths'
import { findLastUpdate, findRaceUpdate, listComparedRaces } from './guide'
import type { Guide } from '@/guide/fields/published'
import { listTopicRacePages } from './topics'

/** Lists every page except the not-found page: its path, and when its content last changed, as `YYYY-MM-DD`. */
export function listPages(guide: Guide) {
  const { home, candidates, corrections, data, howToVote, results, about, fairness, myBallot, topics, compare } = paths
  const whole = [home, candidates, corrections, data, howToVote, results, about, fairness, myBallot, topics]
  const toRacePage = (path: string, race: string) => ({ path, updated: findRaceUpdate(guide, race) })
  return [
    ...[...whole, ...guide.topics.map(({ id }) => paths.topic(id)), compare].map((path) => {
      return { path, updated: findLastUpdate(guide) }
    }),
    ...listTopicRacePages(guide).map(({ topic, race }) => toRacePage(paths.topicRace(topic, race), race)),
    ...guide.questions.map(({ id }) => ({ path: paths.question(id), updated: guide.election.updated })),
    ...guide.races.map(({ id }) => toRacePage(paths.racePage(id), id)),
    ...listComparedRaces(guide).map(({ id }) => toRacePage(paths.compareRace(id), id)),
    ...guide.candidates.flatMap(({ id, stances, updated }) =>
      [paths.profile(id), ...stances.map(({ number }) => paths.stance(id, number))].map((path) => ({ path, updated })),
    ),
  ]
}
