/** @jest-environment node */
import * as fc from 'fast-check'
import { countRuns } from '@/guide/testing/countRuns'
import { hostileValues } from '@/guide/testing/hostileValues'
import { readYaml } from '@/guide/read/readYaml'
import type { Draft } from '@/desk/editor/api'
import { buildReport } from './buildReport'
import { listPaths } from './electionFolder'
import { readDrafts } from './readDrafts'

jest.setTimeout(60_000)

const folder = 'fixtures/region'

type Path = readonly (string | number)[]

/** Every place in a value, with the value itself. */
function listPlaces(value: unknown, path: Path = []): readonly Path[] {
  const isContainer = typeof value === 'object' && value !== null
  const entries = isContainer ? Object.entries(value) : []
  return [
    path,
    ...entries.flatMap(([key, item]) => listPlaces(item, [...path, Array.isArray(value) ? Number(key) : key])),
  ]
}

/** A copy of a value with another one at a place. */
function replaceAt(value: unknown, [key, ...rest]: Path, next: unknown): unknown {
  if (key === undefined) return next
  const copy = structuredClone(value) as Record<string | number, unknown>
  copy[key] = replaceAt(copy[key], rest, next)
  return copy
}

const places = listPaths(process.cwd(), folder).flatMap((file) => {
  const { value } = readYaml(`data/${folder}/${file}`, file)
  return listPlaces(value).map((path) => ({ file, path, value }))
})

const findPlace = (file: string, ...path: Path) => {
  const place = places.find((each) => each.file === file && String(each.path) === String(path))
  if (!place) throw new Error(`There is no ${file}, ${String(path)}.`)
  return place
}

it('reports problems, whatever a field contains', async () => {
  const hostileValue = fc.constantFrom(...hostileValues)
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...places), hostileValue, async ({ file, path, value }, hostile) => {
      const drafts: readonly Draft[] = [{ path: file, value: replaceAt(value, path, hostile) }]
      const report = await buildReport(readDrafts(process.cwd(), folder, drafts), folder)
      expect(JSON.parse(JSON.stringify(report))).toMatchObject({ problems: expect.any(Array) })
    }),
    {
      numRuns: countRuns(20),
      // Each of these once threw.
      examples: [
        [findPlace('election.yaml', 'language'), 'English (US)'],
        [findPlace('election.yaml', 'language'), { toString: 1, valueOf: 1 }],
        [findPlace('election.yaml', 'updated'), { toString: 1, valueOf: 1 }],
        [findPlace('election.yaml', 'races', 0, 'id'), { toString: 1, valueOf: 1 }],
        [findPlace('election.yaml', 'city'), hostileValues.at(-1)],
      ],
    },
  )
})
