import type { z } from 'zod'
import { readProject } from '@/guide/files/readProject'
import { buildGuide } from '@/guide/read/buildGuide'
import type { ValidElection } from '@/guide/read/electionFiles'
import { readElection } from '@/guide/read/readElection'
import { candidateFile } from '@/guide/fields/candidateFile'
import { electionFile } from '@/guide/fields/electionFile'
import { listChildren, getPublicationRule } from '@/guide/fields/publicationRules'
import { dataFiles, formatDataFile } from './files'
import { buildOpenDataSchema } from './formats'
import { aCandidate, aGuide } from '@/guide/testing/factories'

const marker = 'never-published'
const address = 'https://guide.example/data/v1/schema.json'
let markedFields: Set<string>

/** Puts a marker into every private field of a value, and into every string of a fact that is not certain enough. */
function markPrivate(schema: z.core.$ZodType, value: unknown, isWithheld = false): unknown {
  const rule = getPublicationRule(schema)
  if (typeof value !== 'object' || value === null)
    return isWithheld && typeof value === 'string' ? `${marker} ${value}` : value
  const withheld = isWithheld || (rule?.kind === 'fact' && !rule.isPublished(value))
  const fields = 'def' in schema ? privateFieldsOf(schema) : []
  const children = listChildren(schema, value).map((child) => [
    child.key,
    child.key === 'sources' || child.key === 'certainty'
      ? child.value
      : markPrivate(child.schema, child.value, withheld),
  ])
  if (Array.isArray(value)) return children.map(([, item]) => item)
  for (const field of fields) markedFields.add(field)
  return { ...Object.fromEntries(children), ...Object.fromEntries(fields.map((field) => [field, marker])) }
}

/** Names of the private fields of an object, except the certainty, which determines what is published. */
function privateFieldsOf(schema: z.core.$ZodType): string[] {
  const inner =
    'unwrap' in schema && typeof schema.unwrap === 'function' ? (schema.unwrap as () => z.ZodType)() : schema
  const shape = 'shape' in inner ? (inner.shape as Record<string, z.ZodType>) : {}
  return Object.entries(shape).flatMap(([key, field]) =>
    getPublicationRule(field)?.kind === 'private' && key !== 'certainty' ? [key] : [],
  )
}

function formatMarked({ election, candidates, sources, ...files }: ValidElection): string {
  const unlinked = Object.fromEntries(
    Object.entries(sources).map(([id, source]) => [id, { ...source, url: `https://${marker}.example/`, link: false }]),
  )
  const guide = buildGuide({
    ...files,
    election: markPrivate(electionFile, election) as typeof election,
    sources: unlinked,
    candidates: candidates.map(({ file, ...candidate }) => ({
      ...candidate,
      file: markPrivate(candidateFile, file) as typeof file,
    })),
  })
  return dataFiles.map((name) => formatDataFile(name, guide, address)).join('\n')
}

it.each(['fixtures/anytown', 'fixtures/showcase', 'fixtures/region', 'fixtures/variants'])(
  'no file of %s has a private field, an uncertain fact, or the address of a source that must not be linked',
  (name) => {
    markedFields = new Set()
    const { valid } = readElection(readProject(process.cwd()), name)
    if (!valid) throw new Error(`${name} is invalid.`)
    const text = formatMarked(valid)
    expect([...markedFields].toSorted()).toEqual([
      'confidence',
      'editorNote',
      'photoPermission',
      'sheet',
      'sheetFields',
    ])
    expect(text.includes(marker)).toBe(false)
    expect(text.includes(valid.election.title)).toBe(true)
  },
)

it('the schema has no private field', () => {
  const names = JSON.stringify(buildOpenDataSchema(address)).match(
    /"(editorNote|certainty|confidence|photoPermission|photoFocus)"/g,
  )
  expect(names).toBeNull()
})

it('no file has the place of a crop, which is a setting of the images', () => {
  const guide = aGuide({ candidates: [aCandidate({ src: 'ada.jpg', photoFocus: { horizontal: 30 } })] })
  const text = dataFiles.map((name) => formatDataFile(name, guide, address)).join('\n')
  expect(text).toContain('ada.jpg')
  expect(text).not.toMatch(/photoFocus|horizontal/)
})
