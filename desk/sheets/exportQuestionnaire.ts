/** Exports what editors need to put a questionnaire to people: a sheet for letters, and the questions as text. */
import { listCandidates } from '@/guide/ask/guide'
import { findStatus, listAskedQuestions, listQuestionnaireRaces } from '@/guide/ask/questionnaires'
import { formatRaceTitle } from '@/guide/ask/races'
import type { AskedQuestion, Guide, Questionnaire } from '@/guide/fields/published'
import { formatDate } from '@/lib/locale/dates'
import { writeBytes, writeCsv } from './files/writeWorkbook'

/** Headings of the sheet for letters. */
const headings = ['Name', 'Office', 'Email', 'Status', 'Due', 'Form'] as const

/**
 * Writes a questionnaire: people as `.csv`, or questions as `.txt`.
 * @param form address of the form, which is never published. Empty if not known
 */
export async function writeQuestionnaire(
  path: string,
  guide: Guide,
  questionnaire: Questionnaire,
  form: string,
): Promise<void> {
  if (path.endsWith('.csv')) await writeCsv(path, [headings, ...listPeople(guide, questionnaire, form)])
  else await writeBytes(path, formatQuestions(guide, questionnaire))
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

/** The questions to each race as plain text, with lines for the answers. */
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
