/** Questionnaires with the same text in every text field. */
import { anUnlinkedSource, aSource } from '@/guide/testing/factories'
import type { Answer, AskedQuestion, Questionnaire } from '@/guide/fields/published'

const answer: Required<Answer> = {
  choices: ['Text'],
  otherAnswer: 'Text',
  quote: 'Text',
  language: 'es',
  summary: 'Text',
  leftEmpty: false,
}
const asked: Required<AskedQuestion> = {
  id: 'trees',
  number: 'Text',
  text: 'Text',
  races: ['cityCouncil'],
  topic: 'parks',
  choices: ['Text'],
  several: true,
  otherChoice: 'Text',
  url: 'https://friends.example/answers',
  locator: 'Text',
  sources: [aSource],
  answers: { 'ada-byron': answer, 'bob-cole': { leftEmpty: true } },
}
const { url: _url, choices: _choices, otherChoice: _otherChoice, ...open } = asked
const questionnaire: Required<Questionnaire> = {
  id: 'friends',
  name: 'Text',
  askedBy: 'Text',
  about: 'Text',
  means: 'Text',
  asked: '2017-09-01',
  due: { cityCouncil: '2017-09-15' },
  published: '2017-09-20',
  changed: '2017-09-25',
  sameQuestions: true,
  statuses: { 'cy-dorr': 'reminded' },
  questions: [asked, { ...open, id: 'benches' }],
  sources: [anUnlinkedSource],
  updated: '2017-10-20',
}

/** One with every field, and one without questions. */
export const textQuestionnaires: readonly Questionnaire[] = [
  questionnaire,
  { ...questionnaire, id: 'talks', sameQuestions: false, questions: [] },
]
