/** Turns an election's files into sheets. Private fields and notes for editors are left out. */
import type { EditedElection } from '../editedFiles'
import type { OutputSheet } from '../files/writeWorkbook'
import { formatRow } from '../kinds/sheetKind'
import { sheetKinds } from '../kinds/sheetKinds'
import { listTranslationSheets } from '../kinds/translations'
import { clearCell } from '../plan/plan'

export function exportSheets(files: EditedElection): readonly OutputSheet[] {
  return [...sheetKinds, ...listTranslationSheets(files)].map((kind) => ({
    name: kind.name,
    columns: kind.columns,
    rows: kind.listRows(files).map((row) => formatRow(kind, row)),
  }))
}

const generalHelp: readonly (readonly [string, string])[] = [
  ['Start', 'Fill in the sheets, save the workbook, and run: npm run import -- guide.xlsx'],
  ['Leave out', 'You need only the sheets and columns that you use. Delete the others, or leave them empty.'],
  ['Empty cell', 'Leaves the field of the guide as it is.'],
  [clearCell, 'A cell with this text removes the field from the guide. Required fields cannot be removed.'],
  ['Deleted row', 'Stays in the guide. To remove a candidate or a statement, remove it in the editor.'],
  ['Dates', 'Like November 2, 2027, 11/2/2027 or 2027-11-02.'],
]

export function createTemplate(): readonly OutputSheet[] {
  const kinds = sheetKinds.map(({ name, columns }) => ({ name, columns, rows: [] }))
  const help = kinds.flatMap(({ name, columns }) =>
    columns.map((column) => [name, column.heading, `${column.isRequired ? 'Required. ' : ''}${column.help}`]),
  )
  const readMe = {
    name: 'Read me',
    columns: [
      { heading: 'Sheet', width: 14 },
      { heading: 'Column', width: 28 },
      { heading: 'What to enter', width: 90 },
    ],
    rows: [...generalHelp.map(([name, text]) => ['All sheets', name, text]), ...help],
  }
  return [readMe, ...kinds]
}
