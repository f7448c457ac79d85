import { Ajv2020 } from 'ajv/dist/2020.js'
import type { Guide } from '@/guide/fields/published'
import { readProject } from '@/guide/files/readProject'
import { loadGuide } from '@/guide/read/guide'
import { aCandidate, aGuide } from '@/guide/testing/factories'
import { dataFiles, documentFields, formatDataFile, tables } from './files'
import { buildOpenDataSchema } from './formats'

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

it('allows fields of later versions', () => {
  const later = {
    ...readJson(loadGuide(readProject(process.cwd()), 'fixtures/region'), 'sources.json'),
    version: '1.7',
    more: true,
  }
  validator.validate(address, later)
  expect(validator.errors).toBeNull()
})

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

it('the schema has no private field', () => {
  const names = JSON.stringify(buildOpenDataSchema(address)).match(
    /"(editorNote|certainty|confidence|photoPermission|photoFocus|sheet|sheetFields|form)"/g,
  )
  expect(names).toBeNull()
})

it('no file has the place of a crop, which is a setting of the images', () => {
  const guide = aGuide({ candidates: [aCandidate({ src: 'ada.jpg', photoFocus: { horizontal: 30 } })] })
  const text = dataFiles.map((name) => formatDataFile(name, guide, address)).join('\n')
  expect(text).toContain('ada.jpg')
  expect(text).not.toMatch(/photoFocus|horizontal/)
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
