/** Schema of ballot questions in `election.yaml`. */
import { groupId } from './contests'
import { field } from './catalog'
import { strictGroup, list, oneOf, yesNo } from './values'
import { chosenId, id, raceId } from './ids'
import { editorNote, sourceIds } from './publicationRules'
import { editorialText, shortText, text, textLanguage } from './text'

const argument = strictGroup({
  side: field(oneOf(['for', 'against']), 'Side'),
  answer: field(id.optional(), 'About the answer', 'If the question has answers of its own.', {
    target: 'answer',
    isRare: true,
  }),
  text: field(text(), 'Text', 'The argument, in quotation marks if it is verbatim.'),
  by: field(shortText('label'), 'Who says it', '', { ask: 'who says it' }),
  sources: sourceIds,
})

const answer = strictGroup({
  id: chosenId(id, 'Like option-a. My ballot keeps the marks of readers under it.'),
  label: field(shortText('label'), 'Answer', 'As on the ballot, like Option A.'),
  meaning: field(editorialText().optional(), 'What it means', 'In plain words of the editors.'),
})

const questionKinds = ['retention', 'recall'] as const

export const question = strictGroup({
  id: chosenId(raceId, 'Like question-1. No race has the same.'),
  number: field(shortText('number').optional(), 'Number', 'As on the ballot, like 1 or 2A.', { wording: 'name' }),
  title: field(shortText('title'), 'Title', 'Short, in plain words.'),
  group: groupId,
  kind: field(
    oneOf(questionKinds).optional(),
    'About a person',
    'Retention: a judge or official stays in office, or not. Recall: an official is removed from office, or not.',
    { advice: 'Leave empty for a question about a measure.', isRare: true },
  ),
  person: field(shortText('name').optional(), 'Person', 'Whom a retention or recall is about.', {
    isRare: true,
    wording: 'name',
  }),
  candidate: field(id.optional(), 'Profile of the person', 'If the person is a candidate in this election.', {
    target: 'candidate',
    isRare: true,
  }),
  threshold: field(
    shortText('label').optional(),
    'Needed to pass',
    'What the question needs, like "two thirds of the votes". By default, more yes than no votes.',
    { isRare: true },
  ),
  advisory: field(yesNo.optional(), 'Advisory', 'The result does not bind anybody.', { isRare: true }),
  text: field(text('the official text', 'officialText').optional(), 'Official text', 'Word for word.', {
    hasLanguage: true,
  }),
  language: textLanguage(),
  summary: field(editorialText().optional(), 'Summary', 'In plain words of the editors.'),
  yes: field(editorialText().optional(), 'What a yes vote means'),
  no: field(editorialText().optional(), 'What a no vote means'),
  answers: field(
    list(answer, 'a list of answers').min(2, { error: 'at least two answers' }).optional(),
    'Other answers than yes and no',
    'In the order of the ballot. A voter may choose one.',
    {
      advice: 'Their meanings replace what a yes and a no vote mean.',
      itemName: 'answer',
      defines: 'answer',
      isRare: true,
    },
  ),
  cost: field(editorialText().optional(), 'Cost', 'What it would cost, and who would pay.'),
  arguments: field(list(argument, 'a list of arguments').optional(), 'Arguments', 'For and against, attributed.', {
    itemName: 'argument',
  }),
  sources: sourceIds,
  editorNote,
})
