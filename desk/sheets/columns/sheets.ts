import { z } from 'zod'
import { unwrapSchema } from '@/guide/fields/catalog'
import { candidateFile } from '@/guide/fields/candidateFile'
import { area, areaKind, group, race, topic } from '@/guide/fields/contests'
import { id } from '@/guide/fields/ids'
import { openSeats, raceVotes, results as allResults } from '@/guide/fields/results'
import { sourcesFile } from '@/guide/fields/sourcesFile'
import { position, stance } from '@/guide/fields/statements'
import { when, where } from '@/guide/fields/votingFacts'
import { choice, elected, names, number, numbers, reference, text } from '../cells/cellKinds'
import { getColumn, listColumns, type Column } from './column'

/** A kind of table, which its name or its headings tell. */
export interface TableKind {
  readonly id: string
  readonly name: string
  /** Further names of sheets with such a table. */
  readonly otherNames: readonly string[]
  readonly columns: readonly Column[]
}

/** A kind of sheet that a guide has. */
export interface SheetKind extends TableKind {
  readonly id:
    | 'races'
    | 'candidates'
    | 'statements'
    | 'sources'
    | 'topics'
    | 'groups'
    | 'areaKinds'
    | 'areas'
    | 'results'
    | 'times'
    | 'places'
}

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

const firstName: Column = {
  field: 'firstName',
  heading: 'First name',
  otherHeadings: ['Given name', 'Forename', 'First', 'Candidate first name'],
  help: 'The name before the surname.',
  cell: text,
}
const lastName: Column = {
  ...firstName,
  field: 'lastName',
  heading: 'Last name',
  otherHeadings: ['Surname', 'Family name', 'Last', 'Candidate last name'],
  help: 'The surname.',
}
const nameParts = { columns: [firstName, lastName], separator: ' ' }
const sortNameParts = { columns: [lastName, firstName], separator: ', ' }

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

/** The kinds of rows about when and where to vote, each with the place of its entry in `election.yaml`. */
export interface VotingKind {
  readonly type: string
  readonly path: readonly string[]
  readonly isList: boolean
  readonly columns: readonly Column[]
}

function listVotingKinds(parent: z.ZodObject, types: Readonly<Record<string, string>>, name: string) {
  return Object.entries(types).map(([type, key]): VotingKind => {
    const schema = (parent.shape as Record<string, z.core.$ZodType>)[key]!
    const inner = unwrapSchema(schema) ?? schema
    const isList = inner instanceof z.ZodArray
    const columns = listColumns((isList ? inner.element : inner) as z.ZodObject)
    return { type, path: [name, key], isList, columns }
  })
}

export const votingTimes = listVotingKinds(when, { hours: 'hours', period: 'periods', deadline: 'deadlines' }, 'when')
export const votingPlaces = listVotingKinds(where, { finder: 'finder', place: 'places', office: 'offices' }, 'where')

/** The columns of all kinds. Only those of the kind of a row apply to it. */
function joinColumns(kinds: readonly VotingKind[]): readonly Column[] {
  const all = kinds.flatMap(({ columns }) => columns)
  const types = kinds.map(({ type }) => type)
  return [
    {
      field: 'type',
      heading: 'Type',
      otherHeadings: [],
      help: `One of: ${types.join(', ')}.`,
      isRequired: true,
      cell: choice,
    },
    {
      field: 'number',
      heading: 'Number',
      otherHeadings: ['No.', '#'],
      help: 'Place among the entries of the type, from 1. Leave empty for a new one to put it last.',
      cell: number,
    },
    ...all
      .filter(({ field }, index) => all.findIndex((other) => other.field === field) === index)
      .map((column) => ({ ...column, isRequired: false })),
  ]
}

export const times: SheetKind = {
  id: 'times',
  name: 'Voting times',
  otherNames: ['Times', 'Hours', 'Deadlines'],
  columns: joinColumns(votingTimes),
}

export const places: SheetKind = {
  id: 'places',
  name: 'Voting places',
  otherNames: ['Places', 'Polling places', 'Offices'],
  columns: joinColumns(votingPlaces),
}

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
