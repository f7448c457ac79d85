import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { listParams, buildPageMetadata, buildPageProps, type RouteProps } from '@/app/metadata'
import { AnswersPage } from '@/components/compare/AnswersPage/AnswersPage'
import { Page } from '@/components/page/Page/Page'
import { buildAnswersPage } from '@/guide/ask/pages/answers'
import { buildQuestionnaireImage } from '@/guide/ask/pages/openGraphImages'
import { findQuestionnaire } from '@/guide/ask/questionnaires'
import { getGuide } from '@/guide/read/getGuide'
import { formatDate } from '@/lib/locale/dates'
import { phrases } from '@/lib/locale/phrases'
import { paths } from '@/lib/paths'

export const dynamicParams = false

export const generateStaticParams = () => listParams('questionnaire', getGuide().questionnaires)

export async function generateMetadata({ params }: RouteProps<'questionnaire'>): Promise<Metadata> {
  const { id, name } = await loadQuestionnaire(params)
  const { city, date } = getGuide().election
  const description = phrases.answers.description({ name, city, date: formatDate(date) })
  return buildPageMetadata(paths.answers(id), name, description)
}

/** `/answers/{questionnaire}/`: each question of a questionnaire with everyone's answer. */
export default async function AnswersRoute({ params }: RouteProps<'questionnaire'>) {
  const guide = getGuide()
  const questionnaire = await loadQuestionnaire(params)
  return (
    <Page
      {...buildPageProps(
        paths.answers(questionnaire.id),
        questionnaire.updated,
        buildQuestionnaireImage(guide, questionnaire),
      )}
    >
      <AnswersPage {...buildAnswersPage(guide, questionnaire)} />
    </Page>
  )
}

async function loadQuestionnaire(params: RouteProps<'questionnaire'>['params']) {
  return findQuestionnaire(getGuide(), (await params).questionnaire) ?? notFound()
}
