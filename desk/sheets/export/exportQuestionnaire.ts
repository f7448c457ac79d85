/** Exports what editors need to put a questionnaire to people: a sheet for letters, and the questions as text. */
import { listCandidates } from '@/guide/ask/candidates'
import { findStatus, listAskedQuestions, listQuestionnaireRaces } from '@/guide/ask/questionnaires'
import { formatRaceTitle } from '@/guide/ask/races'
import { formatCells } from '@/guide/open/csv'
import type { AskedQuestion, Guide, Questionnaire } from '@/guide/fields/published'
import { formatDate } from '@/lib/locale/dates'

const headings = ['Name', 'Office', 'Email', 'Status', 'Due', 'Form'] as const

/** People as CSV if the path ends in `.csv`, or else the questions. `form` is an address that is never published. */
export function formatQuestionnaire(path: string, guide: Guide, questionnaire: Questionnaire, form: string): string {
  return path.endsWith('.csv')
    ? formatCells([headings, ...listPeople(guide, questionnaire, form)])
    : formatQuestions(guide, questionnaire)
}

/** One row for each person in each race who has not withdrawn. An empty cell is not known. */
function listPeople(guide: Guide, questionnaire: Questionnaire, form: string): readonly (readonly string[])[] {
  return listQuestionnaireRaces(guide, questionnaire).flatMap((race) =>
    listCandidates(guide, race.id)
      .filter(({ withdrawn }) => !withdrawn)
      .map(({ id, name, links }) => [
        name,
        formatRaceTitle(guide, race),
        links?.email ?? '',
        findStatus(questionnaire, id),
        questionnaire.due?.[race.id] ?? '',
        form,
      ]),
  )
}

function formatQuestions(guide: Guide, questionnaire: Questionnaire): string {
  const { name, askedBy, due } = questionnaire
  const ofRaces = listQuestionnaireRaces(guide, questionnaire).map((race) => {
    const title = formatRaceTitle(guide, race)
    const day = due?.[race.id]
    const questions = listAskedQuestions(questionnaire, race.id).map(formatQuestion)
    return [
      `${title}\n${'='.repeat(title.length)}`,
      ...(day ? [`Please answer by ${formatDate(day)}.`] : []),
      'Your name:',
      ...questions,
    ]
  })
  return `${[name, `Asked by ${askedBy}`, ...ofRaces.flat()].join('\n\n')}\n`
}

function formatQuestion({ number, text, choices, otherChoice, several }: AskedQuestion): string {
  const heading = number === undefined ? text : `${number}. ${text}`
  if (!choices) return `${heading}\n\nAnswer:`
  const boxes = [...choices, ...(otherChoice === undefined ? [] : [`${otherChoice}:`])].map((label) => `[ ] ${label}`)
  return [`${heading} (${several ? 'check all that apply' : 'check one'})`, ...boxes, 'Comment:'].join('\n')
}
