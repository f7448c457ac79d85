/** Text of the pages of questionnaires and their answers. Dates are formatted. */
import { formatList } from '../lists'
import { formatCount, plural } from '../numbers'
import { candidateCount } from './races'

export const answers = {
  description: (name: string, city: string, date: string) =>
    `${name}: each question with the answers of the candidates in ${city}. Election on ${date}.`,
  ofRace: (name: string, race: string) => `${name}: ${race}`,
  allRaces: (name: string) => `${name}, all races`,
  chooseRace: 'Choose a race to see its answers.',
  races: 'Races',

  // Facts about the questionnaire
  askedBy: 'Asked by',
  means: 'How',
  people: 'Who was asked',
  everyone: (count: number) => plural(count, { one: 'The only candidate', other: 'All {count} candidates' }),
  some: (asked: number, count: number) => `${formatCount(asked)} of ${candidateCount(count)}, as far as we know`,
  nobodyKnown: 'We do not know who was asked',
  asked: 'Asked',
  due: 'Answers due',
  published: 'Answers published',
  changed: (date: string) => `Last changed: ${date}`,

  // Notes on a race
  same: 'Everyone in this race was asked the same questions.',
  sameWithoutWithdrawn: 'Everyone in this race who has not withdrawn was asked the same questions.',
  otherQuestions: 'People were asked different questions. Do not compare the answers.',
  notEveryone: 'We do not know that everyone in this race was asked. Do not compare the answers.',
  noQuestions: 'This guide does not have these questions and answers. It has only who answered.',
  questionCount: (count: number, race: string) =>
    plural(count, { one: `{count} question for ${race}`, other: `All {count} questions for ${race}` }),

  // Kinds of questions
  open: 'An open question.',
  one: 'People chose one answer.',
  several: 'People could choose several answers.',
  own: 'They could also write their own.',

  nobody: 'Nobody',
  comments: 'Comments',
  choices: formatList,
  otherAnswer: (choices: readonly string[], answer: string) => `${formatList(choices)}: ${answer}`,
  quotation: (words: string) => `“${words}”`,
  ownWords: "The candidate's own words",
  ownWordsIn: (language: string) => `The candidate's own words, in ${language}`,
  readAll: (place: string) => `Read the full answers to ${place}`,
  readAllHere: 'Read the full answers',
  place: (place: string) => `In the source: ${place}`,
  sources: 'Sources',
  legend:
    "Questions may be shortened. Text without quotation marks is the editors' summary. “Asked, no answer” means only that. It gives no reason, and silence is not a position.",

  /** What is known of a person and a questionnaire, or one of its questions. */
  statuses: {
    answered: 'Answered',
    asked: 'Asked, no answer',
    reminded: 'Asked and reminded, no answer',
    declined: 'Declined to answer',
    'not asked': 'Not asked',
    'left empty': 'Left empty',
    'not known': 'Not known',
  },

  // Section of a profile
  title: 'Answers to questionnaires',
  ownAnswers: (name: string, count: number) =>
    plural(count, { one: `${name}: {count} question and answer`, other: `${name}: {count} questions and answers` }),

  // Table on the page about fairness
  table: 'Who answered questionnaires',
  tableNote:
    '“Asked, no answer” is never read as a no. “Not known” means that we have no proof that the person was asked.',
}
