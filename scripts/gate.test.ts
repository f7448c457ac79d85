/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { load } from 'cheerio'
import { array, assert, asyncProperty, constantFrom, nat, oneof, record, string, tuple } from 'fast-check'
import { parse, stringify } from 'yaml'
import { loadRenderer, placeholderPath } from '@/desk/editor/preview/loadRenderer'
import { candidacyLines } from '@/e2e/support/candidacy'
import { candidaciesOf, candidatesOf, readExpected } from '@/e2e/support/election'
import { readOutline } from '@/e2e/support/outline'
import { describeNotes } from '@/e2e/support/races'
import { explainNoStances, stanceLines, topicLines } from '@/e2e/support/statements'
import { listChildren } from '@/guide/fields/publicationRules'
import { candidateFile } from '@/guide/fields/candidateFile'
import { electionFile } from '@/guide/fields/electionFile'
import { textFields } from '@/guide/fields/text'
import { unwrapSchema } from '@/guide/fields/catalog'
import { readElection } from '@/guide/read/readElection'
import { copyElection, folder } from '@/guide/testing/copyElection'
import { listFiles } from '@/lib/listFiles'
import { countRuns } from '@/lib/testing/countRuns'
import { getAt, setAt, type Path } from '@/lib/values'
import type { z } from 'zod'

jest.setTimeout(120_000)

/** Text as people paste it: words with spaces of any kind between them. */
const anyText = tuple(
  array(
    tuple(
      oneof(
        constantFrom('Ada', '"Zed"', '&lt;', '226-772-0418', 'x101', '(Ward', '3).', 'Ü-1', '**b**', '[a](b)', '# c'),
        string({ unit: 'grapheme', minLength: 1, maxLength: 4 }),
      ),
      constantFrom(' ', '  ', '\u00A0', ' \u00A0', '\u3000', '', '-'),
    ),
    { minLength: 1, maxLength: 6 },
  ),
  constantFrom('', ' ', '  \n', '\n\nAda'),
).map(([parts, end]) => parts.flat().join('') + end)

interface Place {
  readonly path: Path
  readonly schema: z.core.$ZodType
}

function listPlaces(schema: z.core.$ZodType, value: unknown, path: Path = []): readonly Place[] {
  return [
    { path, schema },
    ...listChildren(schema, value).flatMap((child) => listPlaces(child.schema, child.value, [...path, child.key])),
  ]
}

function isText(schema: z.core.$ZodType): boolean {
  const inner = unwrapSchema(schema)
  return textFields.get(schema) !== undefined || (inner !== undefined && isText(inner))
}

/** An edit of a file: another text, another answer, or no field at all. */
const edit = record({ file: nat(), place: nat(), text: anyText, remove: constantFrom(true, false, false) })
const edits = array(edit, { minLength: 12, maxLength: 12 })

it('the gate accepts what the check accepts: random guides, from the files to the pages', async () => {
  const { render, buildGuide } = await loadRenderer('en')
  let accepted = 0
  await assert(
    asyncProperty(constantFrom('anytown' as const, 'region' as const), edits, async (fixture, list) => {
      const copy = copyElection(fixture)
      const names = listFiles(join(copy.root, folder)).filter((name) => /^(?:election|candidates.*)\.yaml$/.test(name))
      for (const { file, place, text, remove } of list) {
        const name = names[file % names.length]!
        const source = readFileSync(join(copy.root, folder, name), 'utf8')
        const value: unknown = parse(source)
        const schema = name === 'election.yaml' ? electionFile : candidateFile
        const places = listPlaces(schema, value).filter(
          (each) =>
            each.path.length > 0 && (remove || isText(each.schema) || typeof getAt(value, each.path) === 'boolean'),
        )
        const { path, schema: rule } = places[place % places.length]!
        const next = remove ? undefined : isText(rule) ? text : !getAt(value, path)
        copy.write(name, stringify(setAt(value, path, next)))
        // Only what the check accepts stays.
        if (readElection(copy.root).valid) accepted += 1
        else copy.write(name, source)
      }
      const { valid } = readElection(copy.root)
      const guide = buildGuide(valid!)
      const election = readExpected(relative('data', join(copy.root, folder)))
      const read = async (path: string) => {
        const page = await render(guide, path)
        return readOutline(load(String(page?.content)), 'main', `http://site${placeholderPath}`)
      }
      const profiles = await Promise.all(election.candidates.map(({ id }) => read(`profile/${id}`)))
      for (const [index, candidate] of election.candidates.entries()) {
        const lines = profiles[index]!
        const facts = candidaciesOf(candidate).flatMap((candidacy) => candidacyLines(election, candidate, candidacy))
        const stances = candidate.stances.flatMap((stance) => stanceLines(election, candidate, stance, true))
        // A race in which nobody fills a section has none.
        const said = lines.includes('## Key stances')
          ? stances.length > 0
            ? stances
            : [explainNoStances(candidate)]
          : stances
        const positions = lines.includes('## More positions, by topic') ? topicLines(election, candidate) : []
        expect(lines).toEqual(expect.arrayContaining([...facts, ...said, ...positions]))
      }
      const lists = await Promise.all(election.races.map(({ id }) => read(`candidates/${id}`)))
      for (const [index, race] of election.races.entries()) {
        const lines = lists[index]!
        expect(lines[0]).toBe(`# ${race.name}`)
        expect(lines.join(' ')).toContain(describeNotes(election, race).join(' '))
        for (const { name } of candidatesOf(election, race)) expect(lines.join(' ')).toContain(`[${name} `)
      }
    }),
    { numRuns: countRuns(1) },
  )
  expect(accepted).toBeGreaterThan(3)
})
