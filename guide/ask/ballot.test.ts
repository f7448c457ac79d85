import { aGuide, anElection, aRace, aSource } from '@/guide/testing/factories'
import { countElection } from '@/guide/ask/pages/landing'
import { nameRecounts } from '@/guide/ask/pages/results'
import { findOpenSeats } from './results'
import type { Guide, Results } from '@/guide/fields/published'

const sources = [aSource]
const council = { ...aRace, voteFor: 2 }
const mayor = { ...aRace, id: 'mayor', name: 'Mayor', voteFor: 1 }

function build(results: Partial<Results>): Guide {
  const election = { ...anElection, results: { winners: {}, sources, ...results } }
  return aGuide({ races: [council, mayor], candidates: [], election })
}

it('counts somebody whom voters wrote in for two races once', () => {
  const writeInWinners = { cityCouncil: ['Sunny Wells'], mayor: ['Sunny Wells'] }
  expect(countElection(build({ writeInWinners })).outcome).toMatchObject({ elected: 1, writeIns: 1 })
})

it('counts the seats without a winner, also without one whom voters wrote in', () => {
  const open = { cityCouncil: { reason: 'vacant', sources } } as const
  const results = { open, writeInWinners: { cityCouncil: ['Sunny Wells'] }, winners: {}, sources }
  expect(findOpenSeats(council, results)?.seats).toBe(1)
})

it('counts as many seats without a winner as the results state', () => {
  const open = { cityCouncil: { reason: 'undecided', seats: 1, sources } } as const
  expect(findOpenSeats(council, { open, winners: {}, sources })?.seats).toBe(1)
})

it('explains a recount without a date, which no column has', () => {
  const recounts = [{ race: 'mayor', text: 'Held.', sources }]
  expect(nameRecounts(build({ recounts }))).toEqual([{ contest: 'Mayor', date: undefined, text: 'Held.' }])
})
