import * as fc from 'fast-check'
import { countRuns } from '@/lib/testing/countRuns'
import { readProject } from '@/guide/files/readProject'
import { hostileValues } from '@/guide/testing/hostileValues'
import { listPlaces } from '@/guide/testing/yamlEdits'
import type { YamlValue } from '@/guide/write/yamlValue'
import { setAt } from '@/lib/values'
import { readFile } from '@/guide/read/yaml'
import type { Draft } from '@/desk/editor/api'
import { buildReport } from './buildReport'
import { listPaths } from './electionFolder'
import { readDrafts } from './readDrafts'

jest.setTimeout(60_000)

const folder = 'fixtures/region'

const project = readProject(process.cwd())
const places = listPaths(project, folder).flatMap((file) => {
  const { value } = readFile(project, `data/${folder}/${file}`)
  return listPlaces(value as YamlValue).map(({ path }) => ({ file, path, value }))
})

/** A field of the election by its path, like `races,0,id`. */
const findPlace = (path: string) => places.find((each) => each.file === 'election.yaml' && String(each.path) === path)!

it('reports problems, whatever a field contains', async () => {
  const hostileValue = fc.constantFrom(...hostileValues)
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...places), hostileValue, async ({ file, path, value }, hostile) => {
      const drafts: readonly Draft[] = [{ path: file, value: setAt(value, path, hostile) }]
      const report = await buildReport(readDrafts(process.cwd(), folder, drafts), folder)
      expect(JSON.parse(JSON.stringify(report))).toMatchObject({ problems: expect.any(Array) })
    }),
    {
      numRuns: countRuns(10, 200),
      // Each of these once threw.
      examples: [
        [findPlace('languages'), ['English (US)']],
        [findPlace('languages'), { toString: 1, valueOf: 1 }],
        [findPlace('updated'), { toString: 1, valueOf: 1 }],
        [findPlace('races,0,id'), { toString: 1, valueOf: 1 }],
        [findPlace('city'), hostileValues.at(-1)],
      ],
    },
  )
})
