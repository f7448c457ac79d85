import { ContestIndex, RaceSearch } from '@/components/race/RaceIndex/RaceIndex'
import { nameQuestion } from '@/components/ballot/QuestionList/QuestionList'
import { getPeopleAddress } from '@/app/lookup/[file]/people'
import { countRunning, listCandidates } from '@/guide/ask/candidates'
import { listRaceGroups } from '@/guide/ask/races'
import type { Guide, Race } from '@/guide/fields/published'
import { phrases } from '@/lib/locale/phrases'
import { paths } from '@/lib/paths'

export function Index({ guide }: { readonly guide: Guide }) {
  const groups = listRaceGroups(guide).map(({ races, questions, ...group }) => ({
    ...group,
    contests: [
      ...races.map((race) => ({
        path: paths.racePage(race.id),
        name: race.name,
        aside: describeCount(race, countRunning(listCandidates(guide, race.id))),
        isRace: true,
      })),
      ...questions.map((question) => ({
        path: paths.question(question.id),
        name: nameQuestion(question),
        aside: phrases.races.ballotQuestion,
      })),
    ],
  }))
  return (
    <>
      <RaceSearch races="li" peopleAddress={getPeopleAddress(guide)} />
      <ContestIndex groups={groups} />
    </>
  )
}

function describeCount({ noVote }: Race, candidateCount: number): string {
  const { races: text } = phrases
  if (noVote?.reason === 'canceled') return text.indexCanceled
  const count = text.indexCount({ count: candidateCount })
  return noVote ? text.indexNoVote({ count }) : count
}
