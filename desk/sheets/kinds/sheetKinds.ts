import { area, areaKind, group } from '@/guide/fields/areas'
import { candidateFile } from '@/guide/fields/candidateFile'
import { race, topic } from '@/guide/fields/contests'
import { id } from '@/guide/fields/ids'
import { sourcesFile } from '@/guide/fields/sourcesFile'
import { position, stance } from '@/guide/fields/statements'
import { choice, number, reference, text } from '@/desk/sheets/cells/cellKinds'
import { getColumn, listColumns, type Column } from '@/desk/sheets/columns'
import { nameParts, sortNameParts } from '@/desk/sheets/columns/nameColumns'
import { results } from '@/desk/sheets/columns/resultsSheet'
import type { SheetKind } from './sheetKind'
import { places, times } from '@/desk/sheets/columns/votingSheets'

export type StatementKind = 'stance' | 'position'

const firstSource = 'By default the first source of the guide.'

export const races: SheetKind = {
  id: 'races',
  name: 'Races',
  otherNames: ['Race', 'Contests', 'Offices', 'Ballots'],
  columns: listColumns(race, {
    id: 'Leave empty for a new race to get one from its name.',
    position: 'By default the city, the name of the race and "Candidate".',
    sources: firstSource,
  }),
}

export const candidates: SheetKind = {
  id: 'candidates',
  name: 'Candidates',
  otherNames: ['Candidate', 'People', 'Nominees'],
  columns: [
    {
      field: 'id',
      heading: 'Id',
      otherHeadings: ['Candidate id', 'Slug'],
      help: 'Part of the web address, like torres-roth. Leave empty for a new candidate to get one from the surname.',
      cell: text,
      schema: id,
    },
    ...listColumns(candidateFile, {
      sortName: 'By default from the name.',
      race: 'A person who runs in several races has one row for each.',
      partySource: 'By default the first of the sources.',
      'noStances.reason': 'Ignored once there are some.',
      sources: firstSource,
      updated: 'By default today.',
    }).map((column) => {
      if (column.field === 'name') return { ...column, parts: nameParts }
      return column.field === 'sortName' ? { ...column, parts: sortNameParts } : column
    }),
  ],
}

const candidacyFields = new Set(
  listColumns(candidateFile.shape.otherRaces.unwrap().element).map((column) => column.field),
)

/** True for a column about one race of a person. A further row of the same person has only these. */
export function isCandidacyColumn({ field }: Column): boolean {
  return candidacyFields.has(field)
}

export const topics: SheetKind = {
  id: 'topics',
  name: 'Topics',
  otherNames: ['Topic', 'Issues'],
  columns: listColumns(topic, { id: 'Leave empty for a new topic to get one from its name.' }),
}

export const statements: SheetKind = {
  id: 'statements',
  name: 'Statements',
  otherNames: ['Statement', 'Stances', 'Positions', 'Key stances'],
  columns: [
    {
      field: 'candidate',
      heading: 'Candidate',
      otherHeadings: ['Candidate id', 'Candidate name', 'Name', 'Person'],
      help: 'Id or name of the candidate.',
      isRequired: true,
      cell: reference('candidate'),
      parts: nameParts,
    },
    {
      field: 'kind',
      heading: 'Kind',
      otherHeadings: ['Statement kind', 'Type'],
      help: 'stance: a key stance with a title. position: a further statement on one topic. By default a stance if the row has a title.',
      cell: choice,
    },
    {
      field: 'number',
      heading: 'Number',
      otherHeadings: ['No.', 'Order', '#'],
      help: 'Place among the statements of the candidate of this kind, from 1. Leave empty for a new one to put it last.',
      cell: number,
    },
    ...listColumns(stance, { title: 'Only for a key stance.', topics: 'A position has exactly one.' }),
  ],
}

/** The column of topics for a kind of statement: a position has one topic. */
export function getTopicColumn(kind: StatementKind): Column {
  if (kind === 'stance') return getColumn(statements.columns, 'topics')
  return { ...getColumn(listColumns(position), 'topic'), field: 'topics' }
}

export const sources: SheetKind = {
  id: 'sources',
  name: 'Sources',
  otherNames: ['Source', 'References', 'Citations'],
  columns: [
    {
      field: 'id',
      heading: 'Id',
      otherHeadings: ['Source id', 'Key'],
      help: 'Short name that other sheets refer to. Leave empty for a new source to get one from its title.',
      cell: text,
      schema: sourcesFile.keyType,
    },
    ...listColumns(sourcesFile.valueType, {
      publisher: 'By default the host name of the address.',
      date: 'By default "undated page".',
    }),
  ],
}

export const groups: SheetKind = {
  id: 'groups',
  name: 'Groups',
  otherNames: ['Group', 'Districts', 'Wards', 'Towns'],
  columns: listColumns(group, { id: 'Leave empty for a new group to get one from its name.' }),
}

export const areaKinds: SheetKind = {
  id: 'areaKinds',
  name: 'Kinds of areas',
  otherNames: ['Area kinds'],
  columns: listColumns(areaKind, { id: 'Leave empty for a new kind to get one from its name.' }),
}

export const areas: SheetKind = {
  id: 'areas',
  name: 'Areas',
  otherNames: ['Area'],
  columns: listColumns(area, {
    id: 'Leave empty for a new area to get one from its name.',
    groups: 'Leave empty if only the races of everyone are on the ballot there.',
  }),
}

/** Every kind of sheet, in the order of an export. */
export const sheetKinds: readonly SheetKind[] = [
  races,
  candidates,
  topics,
  statements,
  sources,
  groups,
  areaKinds,
  areas,
  times,
  places,
  results,
]
