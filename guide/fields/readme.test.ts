/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { parse } from 'yaml'
import { loadGuide } from '@/guide/read/loadGuide'
import { readElection } from '@/guide/read/readElection'
import { candidateFile } from './candidateFile'
import { electionFile } from './electionFile'
import { siteFile } from './siteFile'
import { sourcesFile } from './sourcesFile'

/** The YAML examples by file name, which their first line has. */
const examples = new Map(
  [...readFileSync('data/README.md', 'utf8').matchAll(/```yaml\n# (\S+)\n([^]*?)```/g)].map(([, file, text]) => [
    file ?? '',
    text ?? '',
  ]),
)

/** Names of all fields of a schema, at any depth. */
function fieldNames(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const properties = 'properties' in schema ? Object.keys(schema.properties ?? {}) : []
  return [...properties, ...Object.values(schema).flatMap(fieldNames)]
}

/** All keys of a value, at any depth. */
function keysIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return [...(Array.isArray(value) ? [] : Object.keys(value)), ...Object.values(value).flatMap(keysIn)]
}

it.each([
  ['election.yaml', electionFile, ['election.yaml']],
  ['sources.yaml', sourcesFile, ['sources.yaml']],
  ['site.yaml', siteFile, ['site.yaml']],
  ['candidate files', candidateFile, ['candidates/ruiz.yaml', 'candidates/adams.yaml']],
] as const)('has an example of every field of %s', (_name, schema, files) => {
  const shown = new Set(files.flatMap((file) => keysIn(parse(examples.get(file) ?? ''))))
  const names = fieldNames(z.toJSONSchema(schema, { io: 'input' }))
  expect(names).not.toEqual([])
  expect(names.filter((name) => !shown.has(name))).toEqual([])
})

it('has examples that are valid together', () => {
  const root = mkdtempSync(join(tmpdir(), 'readme-'))
  try {
    for (const [file, text] of examples) {
      const path = join(root, 'data', file === 'site.yaml' ? '' : 'springfield-2027', file)
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, text)
    }
    mkdirSync(join(root, 'public', 'img'), { recursive: true })
    writeFileSync(join(root, 'public', 'img', 'ruiz.jpg'), '')
    expect(readElection(root).problems).toEqual([])
    expect(loadGuide(root).candidates).toHaveLength(2)
  } finally {
    rmSync(root, { recursive: true })
  }
})
