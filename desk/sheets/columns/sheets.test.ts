/** @jest-environment node */
import { z } from 'zod'
import { candidateFile } from '@/guide/fields/candidateFile'
import { race, topic } from '@/guide/fields/contests'
import { unwrapSchema } from '@/guide/fields/catalog'
import { sourcesFile } from '@/guide/fields/sourcesFile'
import { position, stance } from '@/guide/fields/statements'
import { sheetKinds } from './sheets'
import { getTopicColumn } from './statements'

/** Names of the fields of a schema, like `links.email`. A list is one field. */
function listFields(schema: z.core.$ZodType): string[] {
  const inner = unwrapSchema(schema)
  if (inner) return listFields(inner)
  if (!(schema instanceof z.ZodObject)) return ['']
  const shape = Object.entries(schema.shape as Record<string, z.core.$ZodType>)
  return shape.flatMap(([name, field]) => listFields(field).map((child) => (child === '' ? name : `${name}.${child}`)))
}

/** Fields that a spreadsheet leaves as they are in the files. */
const notInSheets: Readonly<Record<string, readonly string[]>> = {
  // The rows of further races, the sheet of statements, and what only editors should see.
  candidates: ['confidence', 'editorNote', 'otherRaces', 'photoPermission', 'positions', 'stances'],
}

it.each([
  ['races', race],
  ['topics', topic],
  ['sources', sourcesFile.valueType],
  ['statements', stance],
  ['candidates', candidateFile],
] as const)('the sheet of %s has a column for every field that a cell can hold', (id, schema) => {
  const kind = sheetKinds.find((other) => other.id === id)
  const columns = kind?.columns.flatMap(({ path }) => (path ? [path.join('.')] : [])) ?? []
  const missing = listFields(schema).filter((field) => !columns.includes(field))
  expect(missing.toSorted()).toEqual(notInSheets[id] ?? [])
})

it('the sheet of statements has every field of a position', () => {
  const others = listFields(position).filter((field) => !listFields(stance).includes(field))
  expect(others).toEqual(['topic'])
  expect(getTopicColumn('position').path).toEqual(['topic'])
})

it('no help is about a file that the reader does not have open', () => {
  const help = sheetKinds.flatMap(({ columns }) => columns.map((column) => column.help))
  expect(help.filter((text) => /\.yaml|[Ll]eave out|\b(?:true|false|voteFor|nonpartisan)\b/.test(text))).toEqual([])
})

it('no heading belongs to two columns of a sheet', () => {
  for (const { columns } of sheetKinds) {
    const headings = columns.flatMap(({ heading, otherHeadings }) => [
      ...new Set([heading, ...otherHeadings].map((text) => text.toLowerCase())),
    ])
    expect(headings.filter((heading, index) => headings.indexOf(heading) < index)).toEqual([])
  }
})
