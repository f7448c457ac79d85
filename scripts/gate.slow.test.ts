/**
 * Builds random guides that the check accepts, and a new one, and runs the tests of facts on them, which gate a deployment.
 */
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { sample } from 'fast-check'
import { getToday } from '@/desk/new/defaults'
import { beginElection } from '@/desk/new/election'
import { readProject } from '@/guide/files/readProject'
import { copyElection, folder } from '@/guide/testing/fixtures'
import { editAtRandom, randomEdits } from '@/guide/testing/randomEdits'
import { createGeneratedSite } from '@/lib/testing/generatedSite'
import { createTemporaryFolder } from '@/lib/testing/temporaryFolder'
import { changeFiles } from '@/lib/transaction/changeFiles'

const site = createGeneratedSite('gate')
const seed = Date.now() % 100_000

afterEach(site.remove)

/**
 * Builds a guide, and runs the tests. Returns how both ended.
 * @param files folder with the files of the election
 */
function runGate(files: string) {
  cpSync(files, site.folder, { recursive: true })
  const build = site.build()
  const browser = build.status === 0 ? site.test() : undefined
  return [build.status, build.stderr, browser?.status, browser?.stdout]
}

const passed = [0, '', 0, expect.stringContaining(' passed')]

it.each(['anytown', 'region', 'showcase'] as const)(
  `the gate accepts a random guide that the check accepts: %s (seed ${seed})`,
  (fixture) => {
    site.remove()
    const copy = copyElection(fixture)
    const [edits] = sample(randomEdits(120), { seed, numRuns: 1 })
    expect(editAtRandom(copy, edits!)).toBeGreaterThan(30)
    expect(runGate(join(copy.root, folder))).toEqual(passed)
  },
)

it('the gate accepts a new guide, which has no candidates and no sources', async () => {
  site.remove()
  jest.spyOn(console, 'log').mockImplementation()
  const root = createTemporaryFolder()
  const races = 'City Council: 7; Mayor: 1'
  // The day must be near the day on which the guide is created.
  const date = `${new Date().getFullYear() + 1}-11-02`
  const answers = { city: 'Springfield', state: 'Anystate', date, races }
  const { folder: name, changes } = beginElection(readProject(root)).create(answers, getToday())
  await changeFiles(root, changes)
  expect(runGate(join(root, 'data', name))).toEqual(passed)
})
