/** Replaces the guide that routes load. Import this module before the routes. */
import {
  aCandidate,
  aGuide as createGuide,
  anElection,
  anUnlinkedSource,
  aRace,
  aStance,
} from '@/guide/testing/factories'
import type { Guide } from '@/guide/fields/published'

let mockGuide: Guide

jest.mock('@/guide/read/getGuide', () => ({ getGuide: () => mockGuide }))

export function setGuide(guide: Guide): void {
  mockGuide = guide
}

/** A guide with two races. Cleo Dean has withdrawn, and Bob Cole's profile is the last that changed. */
export const aGuide: Guide = createGuide({
  election: { ...anElection, results: { winners: {}, sources: [anUnlinkedSource] } },
  races: [aRace, { ...aRace, id: 'mayor', name: 'Mayor', voteFor: 1 }],
  candidates: [
    aCandidate({ stances: [aStance(1), aStance(2), aStance(3)] }),
    aCandidate({ id: 'bob-cole', src: 'bob-cole.svg', name: 'Bob Cole', sortName: 'Cole, Bob', updated: '2017-10-25' }),
    aCandidate({
      id: 'cleo-dean',
      src: 'cleo-dean.svg',
      name: 'Cleo Dean',
      sortName: 'Dean, Cleo',
      withdrawn: { date: '2017-10-01', sources: [anUnlinkedSource] },
    }),
    aCandidate({
      id: 'eve-ford',
      src: 'eve-ford.svg',
      name: 'Eve Ford',
      sortName: 'Ford, Eve',
      race: 'mayor',
      position: 'Anytown Mayor Candidate',
    }),
  ],
})
