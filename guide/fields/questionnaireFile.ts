import type { z } from 'zod'
import { url } from './addresses'
import { field, section } from './catalog'
import { date, namedGroup, partialDate, updated, strictGroup, list, oneOf, yesNo, record } from './values'
import { chosenId, id, raceId } from './ids'
import { editorNote, privateField, sourceIds } from './publicationRules'
import { editorialText, shortText, text, textLanguage } from './text'

const statuses = ['answered', 'asked', 'reminded', 'declined', 'not asked'] as const

const choice = shortText('label', 'a choice')

/** What one person answered to one question. */
const answer = namedGroup('an answer with choices, quote or summary', {
  choices: field(list(choice, 'a list of choices').optional(), 'Choices', 'Exactly as among the choices above.'),
  otherAnswer: field(
    shortText('label').optional(),
    'Answer of their own',
    'What the person wrote in place of a choice, in short.',
    { advice: 'Put quotations in quotation marks.', isRare: true, wording: 'candidate' },
  ),
  quote: field(text("the person's words").optional(), 'In their own words', 'Word for word.', {
    advice: 'Pages add the quotation marks.',
    wording: 'candidate',
    hasLanguage: true,
  }),
  language: textLanguage(),
  summary: field(editorialText().optional(), 'Summary', "The editors' summary of the answer.", {
    wording: 'candidate',
  }),
  leftEmpty: field(yesNo.optional(), 'Left empty', 'Yes: answered other questions, but not this one.', {
    isRare: true,
  }),
})

/** A question of a questionnaire. A ballot question is a `question`. */
const askedQuestion = strictGroup({
  id: chosenId(id, 'Like council-9c.'),
  number: field(shortText('number').optional(), 'Number', 'As on the form, like 1 or 2a.', { wording: 'name' }),
  text: field(shortText('text', 'the question'), 'Question', 'As on the form, or shorter in plain words.'),
  races: field(
    list(raceId, 'a list of races').optional(),
    'Races',
    'The races whose candidates got the question, if not all.',
    { target: 'race' },
  ),
  topic: field(id.optional(), 'Topic', 'The comparison shows the answers under it.', { target: 'topic' }),
  choices: field(list(choice, 'a list of choices').optional(), 'Choices', 'In the order of the form.', {
    advice: 'Leave empty for an open question.',
    itemName: 'choice',
  }),
  several: field(yesNo.optional(), 'Several choices', 'People could select more than one.'),
  otherChoice: field(choice.optional(), 'Choice for other answers', 'For those who write an answer of their own.', {
    advice: 'Like Other answer. Pages list it after the other choices.',
  }),
  url: field(url.optional(), 'Web address', 'Where the full answers to this question are.'),
  locator: field(shortText('label').optional(), 'Place in the source', 'Like "question 3".'),
  sources: field(sourceIds.optional(), 'Sources', 'Where the answers were read, if not as for the questionnaire.'),
  answers: field(
    record(id, answer, 'an answer under each candidate').optional(),
    'Answers',
    'Of everyone who answered.',
    { keys: 'candidate' },
  ),
})

/** `questionnaires/{id}.yaml`: the same questions to several candidates. The file name is the id. */
export const questionnaireFile = namedGroup('the fields of a questionnaire', {
  ...section('Questionnaire', {
    name: field(shortText('title'), 'Name', 'Like Library Friends questionnaire, 2027.'),
    askedBy: field(shortText('label'), 'Asked by', 'Who asked, like Library Friends, a group of readers.', {
      ask: 'who asked',
    }),
    about: field(editorialText().optional(), 'About who asked', 'Like whom they endorse.'),
    means: field(shortText('label').optional(), 'How', 'Like Written answers on an online form.'),
    asked: field(partialDate.optional(), 'Asked on', 'The day, month or year.'),
    due: field(
      record(raceId, date, 'a date under each race').optional(),
      'Due',
      'The last day for answers, for each race.',
      { keys: 'race' },
    ),
    published: field(partialDate.optional(), 'Answers published on', 'The day, month or year.'),
    changed: field(partialDate.optional(), 'Published answers last changed on', 'The day, month or year.', {
      isRare: true,
    }),
    sameQuestions: field(
      yesNo.optional(),
      'Same questions',
      'No: people got different questions, so the answers are not compared.',
    ),
    form: field(
      // A copy, because the rule is recorded for the schema.
      privateField(url.clone()).optional(),
      'Address of the form',
      'Where people answer. Never published: only the sheet for letters has it.',
    ),
  }),
  statuses: field(
    record(id, oneOf(statuses), 'a status under each candidate').optional(),
    'Status of each person',
    'Reminded: asked again. Without a status and an answer, pages say that it is not known.',
    { advice: 'Enter asked only if the sources prove it.', keys: 'candidate' },
  ),
  questions: field(
    list(askedQuestion, 'a list of questions').optional(),
    'Questions of the questionnaire',
    'In the order of the form.',
    { itemName: 'question of the questionnaire', isStatement: true },
  ),
  ...section('Sources and dates', {
    sources: field(sourceIds, 'Sources', 'About the questionnaire, such as the published answers.', {}),
    updated: updated(),
  }),
  editorNote,
})

export type QuestionnaireFile = z.infer<typeof questionnaireFile>
