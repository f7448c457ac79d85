import { copyElection } from '@/guide/testing/copyElection'
import { listUnclear } from '@/guide/testing/plainMessages'
import { createSite } from './testing/publishedProject'
import { warnAboutRemovedElections } from './warnAboutRemovedElections'

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
