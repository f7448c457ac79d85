import { readProject } from '@/guide/files/readProject'
import { readFile } from '@/guide/read/readYaml'
import { copyElection } from '@/guide/testing/copyElection'
import { listUnclear } from '@/guide/testing/plainMessages'
import { createSite, folder } from './testing/publishedProject'
import { warnAboutMovedElection } from './warnAboutMovedElection'

const file = `${folder}/election.yaml`

async function warn(root: string) {
  const problems = await warnAboutMovedElection(root, readFile(readProject(root), file))
  expect(listUnclear(problems)).toEqual([])
  return problems
}

it('warns about a day that differs from the published one, until that is published', async () => {
  const { first } = createSite()
  expect(await warn(first.root)).toEqual([])
  first.replace(file, 'date: 2017-11-07', 'date: 2017-11-08')
  const warning = {
    file,
    field: 'date',
    line: expect.any(Number),
    message: expect.stringMatching(/^The published day is 2017-11-07\. .* the address \/2017-11-07\/ no longer works/),
  }
  expect(await warn(first.root)).toMatchObject([warning])
  first.git('commit', '--quiet', '--all', '--message', 'Moved')
  expect(await warn(first.root)).toMatchObject([warning])
  first.git('push', '--quiet')
  expect(await warn(first.root)).toEqual([])
  // Another election, which is not published, and a folder without a repository.
  const other = 'data/other/election.yaml'
  first.write(other, 'date: 2019-11-05\n')
  expect(await warnAboutMovedElection(first.root, readFile(readProject(first.root), other))).toEqual([])
  expect(await warn(copyElection().root)).toEqual([])
})
