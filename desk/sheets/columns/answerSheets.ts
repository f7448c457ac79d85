/** Sheets of the answers to a questionnaire, as programs for forms export them: a row for each person, a column for each question. */
import type { Problem } from '@/lib/problems'
import { reference, text } from '../cells/cellKinds'
import { getText } from '../cells/references'
import type { EditedElection, EditedFile } from '../editedFiles'
import { findColumn } from '../files/headings'
import type { MatchedTable } from '../files/matchTables'
import type { Column } from '@/desk/sheets/columns'
import type { TableKind } from '@/desk/sheets/kinds/sheetKind'

export interface AnswerSheetKind extends TableKind {
  readonly questionnaire: string
  readonly columns: readonly AnswerColumn[]
}

export interface AnswerColumn extends Column {
  /** Indexes of the questions with the text of the heading. Each race may have its own. */
  readonly questions?: readonly number[]
}

const person: AnswerColumn = {
  field: 'candidate',
  heading: 'Name',
  otherHeadings: ['Candidate', 'Candidate name', 'Your name', 'Full name', 'Candidate id'],
  help: 'Id or name of the candidate.',
  isRequired: true,
  cell: reference('candidate'),
}

export function isAnswerSheet(kind: TableKind | undefined): kind is AnswerSheetKind {
  return kind !== undefined && 'questionnaire' in kind
}

export function listAnswerSheets({ questionnaires }: EditedElection): readonly AnswerSheetKind[] {
  return [...questionnaires].flatMap(([id, file]) => {
    const columns = listQuestionColumns(file)
    if (columns.length === 0) return []
    return [
      {
        id: `answers to ${id}`,
        name: getText(file.value, 'name') || id,
        otherNames: [],
        questionnaire: id,
        columns: [person, ...columns],
      },
    ]
  })
}

function listQuestionColumns(file: EditedFile): readonly AnswerColumn[] {
  const columns = new Map<string, AnswerColumn>()
  for (const [index, question] of file.list(['questions']).entries()) {
    const heading = getText(question, 'text')
    const number = getText(question, 'number')
    const known = columns.get(heading)
    columns.set(heading, {
      field: `question ${heading}`,
      heading,
      otherHeadings: [...(known?.otherHeadings ?? []), ...(number === '' ? [] : [`${number} ${heading}`])],
      help: 'The answer.',
      cell: text,
      questions: [...(known?.questions ?? []), index],
    })
  }
  return [...columns.values()]
}

/** Columns that programs for forms add. */
const formColumns: Pick<TableKind, 'name' | 'columns'> = {
  name: '',
  columns: ['Timestamp', 'Email address', 'Email', 'Username', 'Score'].map((heading) => {
    return { field: heading, heading, otherHeadings: [], help: '', cell: text }
  }),
}

/** Returns a problem for each heading of a sheet of answers that is no question of the questionnaire. */
export function findUnknownQuestions({ table, kind, columns }: MatchedTable): readonly Problem[] {
  if (!isAnswerSheet(kind)) return []
  return table.headings.flatMap((heading, index) => {
    if (columns[index] || heading === '' || findColumn(heading, formColumns)) return []
    const message = `This is not a question of “${kind.name}”. Correct the heading, add the question to the questionnaire, or delete the column.`
    return [{ file: table.name, row: 1, field: `column "${heading}"`, message }]
  })
}
