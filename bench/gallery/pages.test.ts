/** @jest-environment node */
import type { OpenCandidate } from '@/guide/ask/guide'
import { choosePages } from './pages'

function createCandidate(id: string, position: string, stanceCount: number): OpenCandidate {
  const stances = Array.from({ length: stanceCount }, (_, index) => `Stance ${index + 1}`)
  return { id, src: '', name: id, position, party: 'N/A', experience: '', keyStances: stances, stanceInfo: stances }
}

const candidates = [
  createCandidate('ada', 'Mayor Candidate', 0),
  createCandidate('bob', 'Clerk Candidate', 1),
  createCandidate('cy', 'Clerk Candidate', 2),
]

it('chooses a profile per race, the one with the most stances, and a page of every other kind', () => {
  const single = ['', 'about/', 'about/fairness/', 'candidates/', 'compare/', 'how-to-vote/', 'topics/']
  const first = ['candidates/clerk/', 'compare/clerk/', 'topics/parks/', 'topics/parks/clerk/', 'questions/1/']
  const further = ['candidates/mayor/', 'compare/mayor/', 'topics/taxes/', 'topics/parks/mayor/', 'questions/2/']
  const profiles = ['profile/ada/', 'profile/bob/', 'profile/cy/']
  const pages = choosePages(candidates, [...single, ...first, ...further, ...profiles, 'profile/cy/stance1/'])
  expect(Object.values(pages)).toEqual([...single, ...first, ...profiles, 'profile/cy/stance1/', 'profile/nobody/'])
  expect(Object.keys(pages).slice(0, 3)).toEqual(['landing', 'about', 'about-fairness'])
})

it('chooses no stance and no example of a kind if there is none', () => {
  const pages = choosePages(candidates.slice(0, 1), ['', 'compare/', 'topics/'])
  expect(Object.values(pages)).toEqual(['', 'compare/', 'topics/', 'profile/ada/', 'profile/nobody/'])
})
