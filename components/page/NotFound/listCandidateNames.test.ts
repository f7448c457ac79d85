import { aCandidate } from '@/guide/testing/factories'
import { listCandidateNames } from './NotFound'

function buildCandidates(count: number) {
  return Array.from({ length: count }, (_, index) => aCandidate({ id: `person-${index}`, name: `Ada Byron ${index}` }))
}

it('lists 100 candidates, but none if the list would enlarge the page by more than 4 kB', () => {
  expect(listCandidateNames(buildCandidates(100))).toHaveLength(100)
  expect(listCandidateNames(buildCandidates(2000))).toEqual([])
  expect(listCandidateNames([aCandidate({ name: 'é'.repeat(2100) })])).toEqual([])
})
