import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { findItem, listParams, buildPageMetadata, buildPageProps, type RouteProps } from '@/app/metadata'
import { AnswersPage } from '@/components/compare/AnswersPage/AnswersPage'
import { Page } from '@/components/page/Page/Page'
import { buildAnswersPage } from '@/guide/ask/pages/answers'
import { listAnswersRacePages } from '@/guide/ask/questionnaires'
import { getRace, formatRaceTitle } from '@/guide/ask/races'
import { buildQuestionnaireImage } from '@/guide/ask/pages/openGraphImages'
import { getGuide } from '@/guide/read/getGuide'
import { phrases } from '@/lib/locale/phrases'
import { paths } from '@/lib/paths'

export const dynamicParams = false

export const generateStaticParams = () => listParams('questionnaire', getGuide().questionnaires)

/** `race` is that of a page of a questionnaire whose answers do not fit on one. */
type Props = RouteProps<'questionnaire', 'race'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { path, questionnaire, race } = await findPage(params)
  const title = race
    ? phrases.answers.ofRace({ name: questionnaire.name, race: formatRaceTitle(getGuide(), race) })
    : questionnaire.name
  return buildPageMetadata(path, {
    title,
    description: (slots) => phrases.answers.description({ name: title, ...slots }),
  })
}

/** `/answers/{questionnaire}/` and `/answers/{questionnaire}/{race}/`: each question with everyone's answer. */
export default async function AnswersRoute({ params }: Props) {
  const guide = getGuide()
  const { path, questionnaire, race } = await findPage(params)
  return (
    <Page {...buildPageProps(path, buildQuestionnaireImage(guide, questionnaire), questionnaire.updated)}>
      <AnswersPage {...buildAnswersPage(guide, questionnaire, race)} />
    </Page>
  )
}

async function findPage(params: Props['params']) {
  const guide = getGuide()
  const { race } = await params
  const questionnaire = await findItem(guide.questionnaires, params, 'questionnaire')
  if (race === undefined) return { path: paths.answers(questionnaire.id), questionnaire }
  const isPage = listAnswersRacePages(guide).some(
    (page) => page.questionnaire === questionnaire.id && page.race === race,
  )
  return isPage
    ? { path: paths.answersRace(questionnaire.id, race), questionnaire, race: getRace(guide, race) }
    : notFound()
}
