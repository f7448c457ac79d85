import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Page } from '@/components/page/Page/Page'
import { QuestionArticle } from '@/components/ballot/QuestionArticle/QuestionArticle'
import { nameQuestion } from '@/components/ballot/QuestionList/QuestionList'
import { describeFinality } from '@/guide/words/sentences'
import { findAdjacent } from '@/guide/ask/candidates'
import { findTerms, listQuestionTexts } from '@/guide/ask/terms'
import { getGuide } from '@/guide/read/getGuide'
import { buildQuestionImage } from '@/guide/ask/pages/openGraphImages'
import { getOwn } from '@/lib/getOwn'
import { formatDate } from '@/lib/locale/dates'
import { phrases } from '@/lib/locale/phrases'
import { paths } from '@/lib/paths'
import { listParams, buildPageProps, buildPageMetadata, type RouteProps } from '@/app/metadata'

export const dynamicParams = false

export const generateStaticParams = () => listParams('id', getGuide().questions)

export async function generateMetadata({ params }: RouteProps<'id'>): Promise<Metadata> {
  const question = await loadQuestion(params)
  const { city, date } = getGuide().election
  const name = nameQuestion(question)
  const { description, descriptionOfAnswers } = phrases.questions
  const describe = question.answers ? descriptionOfAnswers : description
  return buildPageMetadata(
    paths.question(question.id),
    phrases.questions.pageTitle({ name, city }),
    describe({ name, city, date: formatDate(date) }),
  )
}

/** `/questions/{id}/`: one ballot question. */
export default async function QuestionPage({ params }: RouteProps<'id'>) {
  const guide = getGuide()
  const question = await loadQuestion(params)
  const { date, results, updated } = guide.election
  const group = guide.groups.find(({ id }) => id === question.group)
  return (
    <Page {...buildPageProps(paths.question(question.id), updated, buildQuestionImage(guide, question))}>
      <QuestionArticle
        question={question}
        electionDate={date}
        groupName={group?.everyone ? undefined : group?.name}
        result={getOwn(results?.questions, question.id)}
        terms={findTerms(guide, listQuestionTexts(question))}
        finality={results && describeFinality(results)}
        {...findAdjacent(guide.questions, question, ({ id }) => id)}
      />
    </Page>
  )
}

async function loadQuestion(params: RouteProps<'id'>['params']) {
  const { id } = await params
  return getGuide().questions.find((question) => question.id === id) ?? notFound()
}
