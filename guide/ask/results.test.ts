import { aGuide, anElection } from '@/guide/testing/factories'
import type { Guide } from '@/guide/fields/published'
import { findElectionOffice } from './ballot'

const groups = [{ id: 'ward-3', name: 'Ward 3' }]
const office = { name: 'Clerk', covers: 'this election', sources: [] } as const
const findIn = (...offices: NonNullable<Guide['election']['where']['offices']>) =>
  findElectionOffice(aGuide({ groups, election: { ...anElection, where: { offices } } }))?.address

it.each([
  [{ url: 'https://city.example/', email: 'clerk@city.example', phone: '555-0100' }, 'https://city.example/'],
  [{ email: 'clerk@city.example', phone: '555-0100' }, 'mailto:clerk@city.example'],
  [{ phone: '555-0100' }, 'tel:5550100'],
  [{}, undefined],
])('finds the website of an election office, then email, then telephone: %j', (contacts, address) => {
  expect(findIn({ ...office, ...contacts })).toBe(address)
})

it('skips an office that is for some voters only, or that has no contact', () => {
  const local = { ...office, group: 'ward-3', phone: '555-0100' }
  expect(findIn(local, office, { ...office, phone: '555-0199' })).toBe('tel:5550199')
})
