import { z } from 'zod'
import { unwrapSchema } from '@/guide/fields/catalog'
import { when, where } from '@/guide/fields/votingFacts'
import { choice, number } from '../cells/cellKinds'
import { listColumns, type Column } from '@/desk/sheets/columns'
import type { SheetKind } from '@/desk/sheets/kinds/sheetKind'

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
      help: 'Place among the entries of the type, from 1. Leave empty to find the entry by its name, or to add a new one.',
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
