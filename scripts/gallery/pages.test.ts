/** @jest-environment node */
import type { OpenCandidate } from '@/data/guide'
import { choosePages } from './pages'

function createCandidate(id: string, position: string, stanceCount: number): OpenCandidate {
  const texts = Array.from({ length: stanceCount }, (_, index) => `Stance ${index + 1}`)
  return { id, src: '', name: id, position, party: 'N/A', experience: '', keyStances: texts, stanceInfo: texts }
}

it('chooses a profile per race and the one with the most stances', () => {
  const pages = choosePages([
    createCandidate('ada', 'Mayor Candidate', 0),
    createCandidate('bob', 'Clerk Candidate', 1),
    createCandidate('cy', 'Clerk Candidate', 2),
  ])
  expect(Object.values(pages)).toEqual([
    '',
    'candidates/',
    'profile/ada/',
    'profile/bob/',
    'profile/cy/',
    'profile/cy/stance1/',
    'corrections/',
    'profile/nobody/',
  ])
})

it('chooses no stance page if there is none', () => {
  expect(Object.values(choosePages([createCandidate('ada', 'Mayor Candidate', 0)]))).toEqual([
    '',
    'candidates/',
    'profile/ada/',
    'corrections/',
    'profile/nobody/',
  ])
})
