import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { orPlaceholder, buildPageMetadata, buildPageProps, type RouteProps } from '@/app/metadata'
import { AnswersPage } from '@/components/compare/AnswersPage/AnswersPage'
import { Page } from '@/components/page/Page/Page'
import { buildAnswersPage } from '@/guide/ask/pages/answers'
import { listAnswersRacePages, findQuestionnaire } from '@/guide/ask/questionnaires'
import { getRace, formatRaceTitle } from '@/guide/ask/races'
import { buildQuestionnaireImage } from '@/guide/ask/pages/openGraphImages'
import { getGuide } from '@/guide/read/getGuide'
import { formatDate } from '@/lib/locale/dates'
import { phrases } from '@/lib/locale/phrases'
import { paths, placeholderId } from '@/lib/paths'

export const dynamicParams = false

export const generateStaticParams = () =>
  orPlaceholder(listAnswersRacePages(getGuide()), { questionnaire: placeholderId, race: placeholderId })

export async function generateMetadata({ params }: RouteProps<'questionnaire' | 'race'>): Promise<Metadata> {
  const { questionnaire, race } = await loadPage(params)
  const { city, date } = getGuide().election
  const title = phrases.answers.ofRace({ name: questionnaire.name, race: formatRaceTitle(getGuide(), race) })
  const description = phrases.answers.description({ name: title, city, date: formatDate(date) })
  return buildPageMetadata(paths.answersRace(questionnaire.id, race.id), title, description)
}

/** `/answers/{questionnaire}/{race}/`: the questions to one race, if a page cannot show all answers. */
export default async function AnswersRaceRoute({ params }: RouteProps<'questionnaire' | 'race'>) {
  const guide = getGuide()
  const { questionnaire, race } = await loadPage(params)
  return (
    <Page
      {...buildPageProps(
        paths.answersRace(questionnaire.id, race.id),
        questionnaire.updated,
        buildQuestionnaireImage(guide, questionnaire),
      )}
    >
      <AnswersPage {...buildAnswersPage(guide, questionnaire, race)} />
    </Page>
  )
}

async function loadPage(params: RouteProps<'questionnaire' | 'race'>['params']) {
  const ids = await params
  const guide = getGuide()
  const questionnaire = findQuestionnaire(guide, ids.questionnaire)
  const isPage = listAnswersRacePages(guide).some(
    (page) => page.questionnaire === ids.questionnaire && page.race === ids.race,
  )
  return questionnaire && isPage ? { questionnaire, race: getRace(guide, ids) } : notFound()
}
