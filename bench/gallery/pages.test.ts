/** @jest-environment node */
import type { OpenCandidate } from '@/guide/ask/guide'
import { choosePages } from './pages'

function createCandidate(id: string, position: string, stanceCount: number): OpenCandidate {
  const texts = Array.from({ length: stanceCount }, (_, index) => `Stance ${index + 1}`)
  return { id, src: '', name: id, position, party: 'N/A', experience: '', keyStances: texts, stanceInfo: texts }
}

it('chooses a profile per race, the one with the most stances, a comparison and a topic', () => {
  const candidates = [
    createCandidate('ada', 'Mayor Candidate', 0),
    createCandidate('bob', 'Clerk Candidate', 1),
    createCandidate('cy', 'Clerk Candidate', 2),
  ]
  const pages = choosePages(candidates, [
    '',
    'compare/',
    'compare/clerk/',
    'compare/mayor/',
    'topics/',
    'topics/parks/',
  ])
  expect(Object.values(pages)).toEqual([
    '',
    'candidates/',
    'profile/ada/',
    'profile/bob/',
    'profile/cy/',
    'profile/cy/stance1/',
    'compare/',
    'compare/clerk/',
    'topics/',
    'topics/parks/',
    'my-ballot/',
    'corrections/',
    'profile/nobody/',
  ])
})

it('chooses no stance, comparison or topic if there is none', () => {
  expect(
    Object.values(choosePages([createCandidate('ada', 'Mayor Candidate', 0)], ['', 'compare/', 'topics/'])),
  ).toEqual(['', 'candidates/', 'profile/ada/', 'compare/', 'topics/', 'my-ballot/', 'corrections/', 'profile/nobody/'])
})
