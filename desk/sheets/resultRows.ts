/** Rows of the results: one about all races, one for each race, and one for each candidate of a race. */
import { getOwn } from '@/lib/getOwn'
import type { Path } from '@/lib/values'
import { elected, movesOn, numbers } from './cells/cellKinds'
import { getText } from './cells/references'
import { allResultColumns, openSeatColumns, raceCountColumns, writeInWinners } from './columns/resultsSheet'
import type { Column } from './columns'
import type { EditedElection, EditedFile } from './editedFiles'
import type { ExportRow } from './exportSheets'
import { listRaces } from './kinds/people'

/** The columns of a kind of row, each with the path of its field in `election.yaml`. */
type PlacedColumns = readonly (Column & { readonly path: Path })[]

/** @param race id of a race. Omitted for the row about all races */
export function placeColumns(race: string | undefined): PlacedColumns {
  if (race === undefined) return place(allResultColumns)
  return [
    ...place([writeInWinners], 'writeInWinners', race),
    ...place(raceCountColumns, 'votes', race),
    ...place(openSeatColumns, 'open', race),
  ]
}

function place(columns: readonly Column[], ...base: Path): PlacedColumns {
  return columns.map((column) => ({ ...column, path: ['results', ...base, ...(column.path ?? [])] }))
}

export function listResultRows({ election, candidates }: EditedElection): readonly ExportRow[] {
  const toRow = (race: string | undefined): ExportRow => {
    const cells = placeColumns(race).map(
      (column) => [column.field, column.cell.format(election.get(column.path))] as const,
    )
    return {
      file: election,
      base: ['results'],
      identity: { race: race ?? '', ...Object.fromEntries(cells) },
      hasColumn: () => false,
    }
  }
  const races = election.list(['races']).filter((race) => Reflect.get(Object(race), 'noVote') === undefined)
  return [
    ...(election.get(['results']) === undefined ? [] : [toRow(undefined)]),
    ...races.flatMap((item) => {
      const race = getText(item, 'id')
      const people = [...candidates].filter(([, file]) => listRaces(file).includes(race))
      return [
        toRow(race),
        ...people
          .toSorted((a, b) => getText(a[1].value, 'sortName').localeCompare(getText(b[1].value, 'sortName'), 'en'))
          .map(([candidate]) => toCandidateRow(election, race, candidate)),
      ]
    }),
  ]
}

function toCandidateRow(file: EditedFile, race: string, candidate: string): ExportRow {
  const winners = file.list(['results', 'winners', race])
  const advancing = file.list(['results', 'advancing', race])
  const outcome = advancing.includes(candidate) ? movesOn : winners.includes(candidate)
  const isKnown = winners.length + advancing.length > 0
  const find = (field: string) =>
    getOwn(file.get(['results', 'votes', race, field]) as Record<string, unknown> | undefined, candidate)
  const votes: unknown = find('candidates')
  const rounds = numbers.format(find('rounds'))
  return {
    file,
    base: ['results'],
    identity: {
      race,
      candidate,
      votes: votes === undefined ? '' : String(votes),
      rounds,
      elected: isKnown ? elected.format(outcome) : '',
    },
    hasColumn: () => false,
  }
}
