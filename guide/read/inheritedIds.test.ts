import { buildComparison } from '@/guide/ask/comparison'
import { buildFairnessTables } from '@/guide/ask/fairness'
import { loadEdited, reportEdited } from '@/guide/testing/copyElection'
import { renameAllIds, renameIds } from '@/guide/testing/inheritedIds'
import { listComparedRaces } from '@/guide/ask/guide'
import { buildBallotContests, buildRaceResults } from '@/guide/ask/ballot'
import { dataFiles, formatDataFile, schemaFile } from '@/guide/open/files'
import { listPages } from '@/guide/ask/pages'
import type { Guide } from '@/guide/fields/published'

const original = loadEdited(() => {}, 'region')
const renamed = loadEdited(renameAllIds, 'region')

/** Everything that pages and the open data show of a guide, without the paths of files, which are in alphabetical order. */
function buildAll(guide: Guide): string {
  const values = [
    { ...guide, files: undefined },
    listPages(guide),
    buildBallotContests(guide),
    listComparedRaces(guide).map((race) => buildComparison(guide, race)),
    buildFairnessTables(guide),
    buildRaceResults(guide),
  ]
  const files = dataFiles.filter((name) => name !== schemaFile).map((name) => formatDataFile(name, guide, ''))
  return [JSON.stringify(values, undefined, 1), ...files].join('\n')
}

it('treats ids like `constructor` and `toString` like any other', () => {
  expect(buildAll(renamed)).toBe(renameIds(buildAll(original)))
})

it('reports missing winners of a race called constructor', () => {
  const report = reportEdited(({ replace }) => {
    replace('election.yaml', 'id: mayor', 'id: constructor')
    for (const id of ['cy', 'dee']) replace(`candidates/${id}.yaml`, 'race: mayor', 'race: constructor')
    replace('election.yaml', '    mayor:\n      - dee\n', '  status: certified\n')
  })
  expect(report).toMatch(/results, winners, constructor\n {2}Mayor must have 1 winner, not 0\./)
})
