/** Every file of the open data that the site publishes in the folder of the format. */
import { getOwn } from '@/lib/getOwn'
import type { Guide } from '@/guide/fields/published'
import { candidatesTable, resultsTable, sourcesTable, statementsTable } from './csvTables'
import { buildCandidatesDocument, buildElectionDocument, buildSourcesDocument } from './documents'
import { formats, buildOpenDataSchema } from './formats'
import { formatNistReport, nistFileEnding } from './nist/report'

export const tables = {
  'candidates.csv': candidatesTable,
  'statements.csv': statementsTable,
  'sources.csv': sourcesTable,
  'results.csv': resultsTable,
} as const

export const schemaFile = 'schema.json'

/** Name of the report in the election standard. */
export const nistFile = `election${nistFileEnding}`

/** The fields at the top of each JSON file, by its name. */
export const documentFields: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(formats).map(([name, { shape }]) => [`${name}.json`, Object.keys(shape)]),
)

type Format = (guide: Guide, schemaAddress: string) => string

const contents: Readonly<Record<string, Format>> = {
  'election.json': (guide) => formatJson(buildElectionDocument(guide)),
  'candidates.json': (guide) => formatJson(buildCandidatesDocument(guide)),
  'sources.json': (guide) => formatJson(buildSourcesDocument(guide)),
  ...Object.fromEntries(Object.entries(tables).map(([name, { format }]) => [name, format])),
  [nistFile]: formatNistReport,
  [schemaFile]: (_guide, schemaAddress) => formatJson(buildOpenDataSchema(schemaAddress)),
}

export const dataFiles: readonly string[] = Object.keys(contents)

/**
 * The content of a file.
 * @param schemaAddress address of the schema. Absolute if the address of the site is known
 * @throws Error if there is no file of this name
 */
export function formatDataFile(name: string, guide: Guide, schemaAddress: string): string {
  const format = getOwn(contents, name)
  if (!format) throw new Error(`The open data has no file "${name}".`)
  return format(guide, schemaAddress)
}

function formatJson(value: object): string {
  return `${JSON.stringify(value, undefined, 2)}\n`
}
