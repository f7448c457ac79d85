import { aCandidate, aGuide } from '@/guide/testing/factories'
import { listPeople } from './people'

it('names running mates, so that a search finds them', () => {
  const candidates = [aCandidate({ runningMates: [{ name: 'Bo Li', office: 'Deputy' }], writeIn: true })]
  expect(listPeople(aGuide({ candidates }))).toEqual([
    ['', 'cityCouncil', 'City Council', 'Ada Byron and Bo Li (Write-in candidate)'],
  ])
})
