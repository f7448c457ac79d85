import { buildAnswersPage, type AnswersContent } from '@/guide/ask/pages/answers'
import type { AskedQuestion, Guide, Questionnaire, Race } from '@/guide/fields/published'
import { aGuide, aSource } from './factories'

export function anAskedQuestion(fields: Partial<AskedQuestion> = {}): AskedQuestion {
  return {
    id: 'trees',
    text: 'What would you plant?',
    topic: 'parks',
    answers: { ann: { summary: 'Ann wants trees.' } },
    ...fields,
  }
}

export function aQuestionnaire(fields: Partial<Questionnaire> = {}): Questionnaire {
  return {
    id: 'friends',
    name: 'Park Friends questionnaire',
    askedBy: 'Park Friends',
    statuses: {},
    questions: [anAskedQuestion()],
    sources: [aSource],
    updated: '2017-10-19',
    ...fields,
  }
}

export function anAnswersPage(
  fields: Partial<Questionnaire>,
  guideFields: Partial<Guide>,
  race?: Race,
): AnswersContent {
  const questionnaire = aQuestionnaire(fields)
  return buildAnswersPage(aGuide({ ...guideFields, questionnaires: [questionnaire] }), questionnaire, race)
}
