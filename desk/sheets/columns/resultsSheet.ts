import { openSeats, raceVotes, results as allResults } from '@/guide/fields/results'
import { elected, names, number, numbers, reference } from '../cells/cellKinds'
import { listColumns, type Column } from '@/desk/sheets/columns'
import { nameParts } from './nameColumns'
import type { SheetKind } from '@/desk/sheets/kinds/sheetKind'

/** Columns of a row about one race: the fields of its votes and of its open seats. */
export const raceCountColumns = listColumns(raceVotes)
const openSeatHeadings: Readonly<Record<string, string>> = {
  reason: 'Reason for open seats',
  seats: 'Number of open seats',
  sources: 'Sources for open seats',
}
export const openSeatColumns: readonly Column[] = listColumns(openSeats).map((column) => ({
  ...column,
  field: `open.${column.field}`,
  heading: openSeatHeadings[column.field] ?? column.heading,
  otherHeadings: [],
  isRequired: false,
}))

/** Columns of the row about all races, and their shared ones. */
export const allResultColumns: readonly Column[] = listColumns(allResults).map((column) =>
  column.field.startsWith('turnout.') && raceCountColumns.some(({ field }) => `turnout.${field}` === column.field)
    ? { ...column, field: column.field.replace('turnout.', '') }
    : {
        ...column,
        ...(column.field === 'turnout.sources' ? { heading: 'Sources of turnout', otherHeadings: [] } : {}),
      },
)

export const writeInWinners: Column = {
  field: 'writeInWinners',
  heading: 'Write-in winners',
  otherHeadings: [],
  help: 'In a row about a race: winners without a candidate of the guide. Separate several with semicolons.',
  cell: names,
  path: [],
  schema: allResults.shape.writeInWinners.unwrap().valueType,
}

export const results: SheetKind = {
  id: 'results',
  name: 'Results',
  otherNames: ['Result', 'Votes'],
  columns: [
    {
      field: 'race',
      heading: 'Race',
      otherHeadings: ['Race id', 'Contest', 'Office'],
      help: 'Id or name of the race. Empty in the row about all races.',
      isRequired: true,
      cell: reference('race'),
    },
    {
      field: 'candidate',
      heading: 'Candidate',
      otherHeadings: ['Candidate id', 'Candidate name', 'Name'],
      help: 'Id or name of the candidate. Empty in a row about the whole race.',
      cell: reference('candidate'),
      parts: nameParts,
    },
    {
      field: 'votes',
      heading: 'Votes',
      otherHeadings: ['Total votes'],
      help: 'Votes for the candidate in the race.',
      cell: number,
      path: [],
      schema: raceVotes.shape.candidates.valueType,
    },
    {
      field: 'rounds',
      heading: 'Votes by round',
      otherHeadings: ['Rounds'],
      help: 'Votes for the candidate in each round, if voters rank candidates. Separate the numbers with semicolons.',
      cell: numbers,
      path: [],
      schema: raceVotes.shape.rounds.unwrap().valueType,
    },
    {
      field: 'elected',
      heading: 'Elected',
      otherHeadings: ['Winner', 'Won'],
      help: 'yes, no, or moves on: to another election.',
      cell: elected,
    },
    writeInWinners,
    ...raceCountColumns,
    ...openSeatColumns,
    ...allResultColumns
      .filter(({ field }) => !raceCountColumns.some((column) => column.field === field))
      .map((column) => ({ ...column, isRequired: false })),
  ],
}
