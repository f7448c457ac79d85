import { readProject } from '@/guide/files/readProject'
import { readFile } from '@/guide/read/yaml'
import { copyElection } from '@/guide/testing/fixtures'
import { listUnclear } from '@/guide/testing/plainMessages'
import { mergeSites } from './mergeSites'
import { createSite, folder } from './testing/publishedProject'
import { warnAboutMovedElection, warnAboutRemovedElections } from './publishedAddresses'

/** A site from the names of its current election and of those in its archive. */
function site(names: string) {
  const [current = '', ...archive] = names.split(' ')
  return { current, archive }
}

it.each([
  ['an archived election that each has added', 'a z y c', 'a d z y', 'a z y c d'],
  ['another current election, and an archived one', 'b a z y', 'a z y c', 'b a z y c'],
  ['an archived election that one has made the current one', 'z a y', 'a z y c', 'z a y c'],
  ['the removal of an archived election', 'a z', 'a z y c', 'a z c'],
  ['the same current election', 'b a z y', 'b a z', 'b a z'],
])('combines %s', (_name, theirs, own, merged) => {
  expect(mergeSites(site('a z y'), site(theirs), site(own))).toEqual(site(merged))
})

it('combines files that both have added', () => {
  expect(mergeSites(undefined, site('a z'), site('a y'))).toEqual(site('a z y'))
})

it('keeps the other election in the archive if both have chosen another current one', () => {
  const sides = [site('a z y'), site('b a z y'), site('c a z y d')] as const
  expect(mergeSites(...sides)).toBeUndefined()
  expect(mergeSites(...sides, 'own')).toEqual(site('c b a z y d'))
  expect(mergeSites(...sides, 'disk')).toEqual(site('b c a z y d'))
})

it('keeps a choice in the archive that the other side has removed from there', () => {
  expect(mergeSites(site('a z y'), site('z a y'), site('c a y'), 'own')).toEqual(site('c z a y'))
})

it('combines nothing if a side has deleted the file', () => {
  expect(mergeSites(site('a z y'), undefined, site('b'), 'own')).toBeUndefined()
})

describe('warnAboutMovedElection', () => {
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
      message: expect.stringMatching(
        /^The published day is 2017-11-07\. .* the address \/2017-11-07\/ no longer works/,
      ),
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
})

describe('warnAboutRemovedElections', () => {
  const file = 'data/site.yaml'

  it('warns about a published election that the archive no longer names, until that is published', async () => {
    const { first } = createSite()
    const publish = () => {
      first.git('add', '--all')
      first.git('commit', '--quiet', '--message', 'Archive')
      first.git('push', '--quiet')
    }
    first.write('data/anytown-2015/election.yaml', 'date: 2015-11-03\n')
    first.write(file, 'current: anytown-2017\narchive: [anytown-2015]\n')
    publish()
    expect(await warnAboutRemovedElections(first.root)).toEqual([])
    first.git('mv', 'data/anytown-2015', 'data/earlier')
    first.write(file, 'current: anytown-2017\narchive: [earlier]\n')
    expect(await warnAboutRemovedElections(first.root)).toEqual([])
    first.write(file, 'current: anytown-2017\n')
    const warnings = await warnAboutRemovedElections(first.root)
    expect(warnings).toMatchObject([
      { file, field: 'archive', message: expect.stringMatching(/“anytown-2015”.* begin with \/2015-11-03\/ stop/) },
    ])
    expect(listUnclear(warnings)).toEqual([])
    first.remove(file)
    first.remove('data/earlier/election.yaml')
    expect(await warnAboutRemovedElections(first.root)).toEqual(warnings)
    publish()
    expect(await warnAboutRemovedElections(first.root)).toEqual([])
    expect(await warnAboutRemovedElections(copyElection().root)).toEqual([])
  })
})
