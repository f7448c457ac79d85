import { listFiles } from '@/lib/listFiles'
import { createTemporaryFolder } from '@/lib/testing/temporaryFolder'
import { deleteOldCaches } from './electionCache'

const project = process.cwd()
afterEach(() => process.chdir(project))

it('deletes the caches of elections that are no longer in data, and no others', () => {
  const elections = ['fall-2027', 'fixtures/region']
  const caches = '.next/cache/guide/elections'
  const caching = [...elections, 'fall-2025', 'fixtures/gone', 'gone/fall-2027']
  process.chdir(
    createTemporaryFolder({
      ...Object.fromEntries(elections.map((name) => [`data/${name}/election.yaml`, ''])),
      ...Object.fromEntries(caching.map((name) => [`${caches}/${name}/facts/en`, ''])),
    }),
  )
  deleteOldCaches()
  expect(listFiles(caches)).toEqual(elections.map((name) => `${name}/facts/en`))
  process.chdir(createTemporaryFolder())
  expect(() => deleteOldCaches()).not.toThrow()
})
