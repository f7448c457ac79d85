import { paths } from '@/lib/paths'
import { findLastUpdate, findRaceUpdate } from '@/guide/ask/guide'
import { listAnswersRacePages, findQuestionnaire } from '@/guide/ask/questionnaires'
import { listComparedRaces } from '@/guide/ask/races'
import { listTopicPages } from '@/guide/ask/topics'
import type { Guide } from '@/guide/fields/published'

/** Lists every page except the not-found page: its path, and when its content last changed, as `YYYY-MM-DD`. */
export function listPages(guide: Guide) {
  const whole = [
    paths.home,
    paths.candidates,
    paths.corrections,
    paths.data,
    paths.howToVote,
    paths.results,
    paths.about,
    paths.fairness,
    paths.accessibility,
    paths.myBallot,
    // A site has one page of all elections, with its current election.
    ...(guide.site && !guide.site.isArchived ? [paths.elections] : []),
  ]
  const toRacePage = (path: string, race: string) => ({ path, updated: findRaceUpdate(guide, race) })
  return [
    ...whole.map((path) => ({ path, updated: findLastUpdate(guide) })),
    ...guide.questions.map(({ id }) => ({ path: paths.question(id), updated: guide.election.updated })),
    ...guide.questionnaires.map(({ id, updated }) => ({ path: paths.answers(id), updated })),
    ...listAnswersRacePages(guide).map(({ questionnaire, race }) => ({
      path: paths.answersRace(questionnaire, race),
      updated: findQuestionnaire(guide, questionnaire)?.updated ?? guide.election.updated,
    })),
    ...guide.races.map(({ id }) => toRacePage(paths.racePage(id), id)),
    ...listComparedRaces(guide).map(({ id }) => toRacePage(paths.compareRace(id), id)),
    ...listTopicPages(guide).map(({ race, topic }) => toRacePage(paths.compareTopicPage(race, topic), race)),
    ...guide.candidates.flatMap(({ id, stances, updated }) =>
      [paths.profile(id), ...stances.map(({ number }) => paths.stance(id, number))].map((path) => ({ path, updated })),
    ),
  ]
}
