import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { assert, constantFrom, property } from 'fast-check'
import { parse, stringify } from 'yaml'
import type { z } from 'zod'
import { report } from '@/lib/problems'
import { setAt, type Path } from '@/lib/values'
import { updateFiles } from '@/guide/files/files'
import { readProject } from '@/guide/files/readProject'
import { candidateFile } from '@/guide/fields/candidateFile'
import { electionFile } from '@/guide/fields/electionFile'
import { listChildren } from '@/guide/fields/publicationRules'
import { sourcesFile } from '@/guide/fields/sourcesFile'
import { readElection } from './election'
import { countRuns } from '@/lib/testing/countRuns'

const elections = { 'election.yaml': electionFile, 'sources.yaml': sourcesFile }
const junk = [
  undefined,
  null,
  7.5,
  -1,
  1e300,
  true,
  'x'.repeat(5000),
  'a\u202Eb',
  '\u200B',
  [],
  [7],
  {},
  { x: 1 },
  'Torres Roth',
]

interface Mutation {
  readonly file: string
  readonly path: Path
  readonly value: unknown
}

/** Every replacement of a field by a value that its schema rejects. `undefined` deletes the field. */
function listMutations(file: string, schema: z.core.$ZodType, value: unknown, path: Path = []): Mutation[] {
  return listChildren(schema, value).flatMap((child) => {
    const childPath = [...path, child.key]
    const rejected = junk.filter((item) => !(child.schema as z.ZodType).safeParse(item).success)
    const deletable = (schema as z.ZodType).safeParse(setAt(value, [child.key], undefined)).success
    return [
      ...rejected
        .filter((item) => !(deletable && item === undefined))
        .map((item) => ({ file, path: childPath, value: item })),
      ...listMutations(file, child.schema, child.value, childPath),
    ]
  })
}

it.each([
  ['anytown', 'ada', 30, 1000],
  // Its files are larger, so it takes longer.
  ['region', 'oduya', 5, 100],
] as const)(
  'rejects broken copies of %s, where %s is a candidate, with file and field',
  (fixture, candidate, few, many) => {
    const files = readProject(process.cwd())
    const folder = `data/fixtures/${fixture}`
    const schemas = { ...elections, [`candidates/${candidate}.yaml`]: candidateFile }
    const texts = new Map(Object.keys(schemas).map((file) => [file, readFileSync(join(folder, file), 'utf8')]))
    const mutations = Object.entries(schemas).flatMap(([file, schema]) =>
      listMutations(file, schema, parse(texts.get(file) ?? '')),
    )
    assert(
      property(constantFrom(...mutations), ({ file, path, value }) => {
        const text = texts.get(file) ?? ''
        const name = `${folder}/${file}`
        const after = Buffer.from(stringify(setAt(parse(text), path, value)))
        const { problems } = readElection(updateFiles(files, [{ file: name, after }]), `fixtures/${fixture}`)
        const names = path.map(String)
        expect(
          problems.some(
            ({ file: found, line, field }) =>
              found === `${folder}/${file}` && line !== undefined && field?.startsWith(names[0] ?? ''),
          ),
        ).toBe(true)
        expect(report(problems)).not.toMatch(/^\s+at |TypeError|RangeError|\[object|=>/m)
      }),
      { numRuns: countRuns(few, many) },
    )
  },
  120_000,
)
