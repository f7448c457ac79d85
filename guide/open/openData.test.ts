import { Ajv2020 } from 'ajv/dist/2020.js'
import type { z } from 'zod'
import { candidateFile } from '@/guide/fields/candidateFile'
import { electionFile } from '@/guide/fields/electionFile'
import { getPublicationRule, listChildren } from '@/guide/fields/publicationRules'
import type { Guide } from '@/guide/fields/published'
import { readProject } from '@/guide/files/readProject'
import { buildGuide } from '@/guide/read/publishedGuide'
import type { ValidElection } from '@/guide/read/electionFiles'
import { loadGuide } from '@/guide/read/guide'
import { readElection } from '@/guide/read/election'
import { aCandidate, aGuide } from '@/guide/testing/factories'
import { dataFiles, documentFields, formatDataFile, tables } from './files'
import { buildOpenDataSchema } from './formats'

describe('files', () => {
  const address = 'https://guide.example/data/v1/schema.json'
  const elections = ['fixtures/anytown', 'fixtures/showcase', 'fixtures/region', 'fixtures/variants']
  const closedAddress = 'https://guide.example/closed.json'

  const readJson = (guide: Guide, name: string) => JSON.parse(formatDataFile(name, guide, address)) as Document

  interface Document {
    readonly $schema: string
    readonly version: string
    readonly updated: string
    readonly election: { readonly name: string }
  }

  /** The schema without permission for fields that it does not list. */
  function closeObjects(node: unknown): unknown {
    if (Array.isArray(node)) return node.map(closeObjects)
    if (typeof node !== 'object' || node === null) return node
    const closed = 'properties' in node ? { additionalProperties: false } : {}
    return { ...closed, ...Object.fromEntries(Object.entries(node).map(([key, value]) => [key, closeObjects(value)])) }
  }

  const isUrl = (text: string) => URL.canParse(text)
  const validator = new Ajv2020({ allErrors: true, formats: { uri: isUrl, date: true, email: true } })
    .addVocabulary(['version'])
    .addSchema(buildOpenDataSchema(address))
    .addSchema(closeObjects(buildOpenDataSchema(closedAddress)) as object)

  describe.each(elections)('the open data of %s', (name) => {
    const guide = loadGuide(readProject(process.cwd()), name)

    it.each(Object.keys(documentFields))('has a valid %s without other fields', (file) => {
      const document = readJson(guide, file)
      const definition = `#/$defs/${file.replace('.json', '')}`
      for (const id of [address, `${address}${definition}`, `${closedAddress}${definition}`]) {
        validator.validate(id, document)
        expect(validator.errors).toBeNull()
      }
      expect(document.version).toBe('1.0')
      expect(new URL(document.$schema, `https://guide.example/data/v1/${file}`).href).toBe(address)
      expect(document.election.name).toBe(guide.election.name)
      expect(document.updated).toMatch(/^\d{4}-\d\d-\d\d$/)
    })

    it('refers only to sources that are in the file of sources', () => {
      const { sources } = readJson(guide, 'sources.json') as Document & { sources: { id: string }[] }
      const ids = new Set(sources.map(({ id }) => id))
      const cited = JSON.stringify([guide.election, guide.races, guide.candidates, guide.questionnaires]).match(
        /(?<="id":")[^"]*(?=","title)/g,
      )
      expect(cited?.length).toBeGreaterThan(0)
      expect(cited?.filter((id) => !ids.has(id))).toEqual([])
      expect([...ids]).toEqual([...ids].toSorted())
    })
  })

  it('rejects a document with an invalid field', () => {
    const guide = loadGuide(readProject(process.cwd()), 'fixtures/region')
    validator.validate(address, { ...readJson(guide, 'election.json'), updated: 'yesterday' })
    expect(validator.errors).not.toBeNull()
    validator.validate(closedAddress, { ...readJson(guide, 'sources.json'), editorNote: 'x' })
    expect(validator.errors).not.toBeNull()
  })

  it('allows fields of later versions', () => {
    const later = {
      ...readJson(loadGuide(readProject(process.cwd()), 'fixtures/region'), 'sources.json'),
      version: '1.7',
      more: true,
    }
    validator.validate(address, later)
    expect(validator.errors).toBeNull()
  })
})

describe('jsonSchema', () => {
  const address = 'https://guide.example/data/v1/schema.json'

  function listDescriptions(node: unknown, path: string): [path: string, description: string | undefined][] {
    if (typeof node !== 'object' || node === null) return []
    const { properties = {}, ...rest } = node as { properties?: Record<string, { description?: string }> }
    return [
      ...Object.entries(properties).flatMap(([name, field]): [string, string | undefined][] => [
        [`${path}.${name}`, field.description],
        ...listDescriptions(field, `${path}.${name}`),
      ]),
      ...Object.entries(rest).flatMap(([key, inner]) => listDescriptions(inner, `${path}.${key}`)),
    ]
  }

  it('describes every field to readers of the data', () => {
    const descriptions = listDescriptions(buildOpenDataSchema(address), '')
    expect(descriptions.length).toBeGreaterThan(150)
    const unsuitable = descriptions.filter(
      ([, text]) => !text || /leave out|\.yaml|required|never published|in this file|put /i.test(text),
    )
    expect(unsuitable).toEqual([])
  })
})

describe('privacy', () => {
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
      Object.entries(sources).map(([id, source]) => [
        id,
        { ...source, url: `https://${marker}.example/`, link: false },
      ]),
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
})

it('has no results before the election, except candidates who are elected without a vote', () => {
  const listRows = (...candidates: Parameters<typeof aCandidate>) =>
    tables['results.csv']
      .format(aGuide({ candidates: candidates.map((fields) => aCandidate(fields)) }))
      .trim()
      .split('\r\n')
      .slice(1)
  expect(listRows({})).toEqual([])
  expect(listRows({ result: 'acclaimed' })).toEqual([expect.stringMatching(/,ada-byron,.*,acclaimed,/)])
})
