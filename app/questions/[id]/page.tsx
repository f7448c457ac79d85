import type { Metadata } from 'next'
import { Page } from '@/components/page/Page/Page'
import { QuestionArticle } from '@/components/ballot/QuestionArticle/QuestionArticle'
import { nameQuestion } from '@/components/ballot/QuestionList/QuestionList'
import { buildQuestionPage } from '@/guide/ask/pages/question'
import { getGuide } from '@/guide/read/getGuide'
import { buildQuestionImage } from '@/guide/ask/pages/openGraphImages'
import { phrases } from '@/lib/locale/phrases'
import { paths } from '@/lib/paths'
import { findItem, listParams, buildPageProps, buildPageMetadata, type RouteProps } from '@/app/metadata'

export const dynamicParams = false

export const generateStaticParams = () => listParams('id', getGuide().questions)

export async function generateMetadata({ params }: RouteProps<'id'>): Promise<Metadata> {
  const question = await findItem(getGuide().questions, params, 'id')
  const name = nameQuestion(question)
  const { pageTitle, description, descriptionOfAnswers } = phrases.questions
  const describe = question.answers ? descriptionOfAnswers : description
  return buildPageMetadata(paths.question(question.id), {
    title: pageTitle({ name, city: getGuide().election.city }),
    description: (slots) => describe({ name, ...slots }),
  })
}

export default async function QuestionPage({ params }: RouteProps<'id'>) {
  const guide = getGuide()
  const question = await findItem(guide.questions, params, 'id')
  return (
    <Page {...buildPageProps(paths.question(question.id), buildQuestionImage(guide, question), guide.election.updated)}>
      <QuestionArticle {...buildQuestionPage(guide, question)} />
    </Page>
  )
}
