/** @jest-environment node */
import { aGuide, anElection } from '@/guide/testing/factories'
import { listLaunchSteps } from './listLaunchSteps'

const publisher = { name: 'Friends', funding: 'Members pay.', contact: 'a@friends.example' }
const siteUrl = 'https://guide.example'
const withPublisher = (fields?: Partial<typeof publisher>) => aGuide({ election: { ...anElection, publisher: fields } })

it.each([
  [undefined, 'name, funding, contact'],
  [{ name: 'Friends' }, 'funding, contact'],
  [{ ...publisher, contact: undefined }, 'contact'],
])('asks in one line for what the publisher %j lacks', (fields, missing) => {
  expect(listLaunchSteps(withPublisher(fields), { siteUrl })).toEqual([
    `Before you publish: add ${missing} under "publisher" in data/anytown-2017/election.yaml. Readers want to know who makes and pays for a guide.`,
  ])
})

it('asks in one line for the address of the site', () => {
  expect(listLaunchSteps(withPublisher(publisher), { siteUrl: undefined })).toEqual([
    expect.stringMatching(/^Before you publish: set SITE_URL .* link previews in messengers have no picture\.$/),
  ])
})
