import { readProject } from '@/guide/files/readProject'
import { aGuide, anElection } from '@/guide/testing/factories'
import { findMissingElections } from '@/guide/read/siteElections'
import { createTemporaryFolder } from '@/lib/testing/temporaryFolder'
import { listLaunchSteps } from './listLaunchSteps'

const publisher = { name: 'Friends', funding: 'Members pay.', contact: 'a@friends.example' }
const env = { siteUrl: 'https://guide.example', outDir: 'out' }
const withPublisher = (fields?: Partial<typeof publisher>) => aGuide({ election: { ...anElection, publisher: fields } })

it.each([
  [undefined, 'name, funding, contact'],
  [{ name: 'Friends' }, 'funding, contact'],
  [{ ...publisher, contact: undefined }, 'contact'],
])('asks in one line for what the publisher %j lacks', (fields, missing) => {
  expect(listLaunchSteps(withPublisher(fields), env)).toEqual([
    `Before you publish: add ${missing} under "publisher" in data/anytown-2017/election.yaml. Readers want to know who makes and pays for a guide.`,
  ])
})

it('asks in one line for the address of the site', () => {
  expect(listLaunchSteps(withPublisher(publisher), { ...env, siteUrl: undefined })).toEqual([
    expect.stringMatching(/^Before you publish: set SITE_URL .* link previews in messengers have no picture\.$/),
  ])
})

it('asks for a build of the whole site after one of a single election', () => {
  const root = createTemporaryFolder({ 'data/site.yaml': 'current: new\narchive: [old, older]\n' })
  const list = (name: string) =>
    listLaunchSteps(withPublisher(publisher), env, findMissingElections(readProject(root), name))
  expect(list('new')).toEqual([])
  expect(list('old')).toEqual([
    'Before you publish: unset ELECTION and build again. out/ has one election, and lacks the rest of the site: new, older.',
  ])
  expect(list('next')[0]).toMatch(/ lacks the rest of the site: new, old, older\.$/)
})
