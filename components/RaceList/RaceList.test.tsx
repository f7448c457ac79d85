import { render, screen, within } from '@testing-library/react'
import { aCandidate, aRace, aSource } from '@/guide/testing/factories'
import type { BallotRace } from '@/guide/ask/views/races'
import { RaceList } from './RaceList'

const acclaimed = { ...aRace, voteFor: 1, writeIns: true, noVote: { reason: 'acclaimed', sources: [aSource] } } as const
const canceled = { ...acclaimed, noVote: { reason: 'canceled', sources: [aSource] } } as const
const ada = aCandidate()
const bo = aCandidate({ id: 'bo', name: 'Bo De Winton', sortName: 'De Winton, Bo' })

const council: BallotRace = {
  race: { ...aRace, voteFor: 7, about: 'The council passes the budget.' },
  path: '/candidates/#cityCouncil',
  candidates: [ada, bo],
  runningCount: 2,
  hasResults: false,
  electedCount: 0,
  writeInWinners: [],
  recounts: [],
}

function renderList(races: readonly BallotRace[], isOver = false) {
  render(<RaceList races={races} nonpartisan isOver={isOver} note="In order." />)
}

/** The lines of a column: title, instruction, rows and notes. */
function readColumn(name: string) {
  const column = screen.getByRole('region', { name })
  return [...column.querySelectorAll('h2, p, li')].map(({ textContent }) => textContent?.trim())
}

/** True for each row with a filled oval, false for an empty one, undefined for none. */
function readOvals(name: string) {
  return within(screen.getByRole('region', { name }))
    .getAllByRole('listitem')
    .map((row) => row.querySelector('[aria-hidden="true"]')?.classList.contains('filled'))
}

it('replaces the instruction when the polls close', () => {
  renderList([{ ...council, race: { ...council.race, seats: 2 } }])
  expect(screen.getByText('Vote for not more than 7. 2 seats')).toHaveAttribute('data-until', 'closed')
  expect(screen.getByText('2 seats')).toHaveAttribute('data-from', 'closed')
})

it('links only the races that have sources', () => {
  const clerk = { ...council, race: { ...council.race, id: 'clerk', name: 'Clerk', sources: [] } }
  renderList([council, clerk])
  expect(screen.getByText(/^Sources about the races/)).toHaveTextContent(/races: City Council$/)
})

it('shows write-in winners after the candidates', () => {
  const candidates = [{ ...ada, result: 'elected' } as const]
  renderList([{ ...council, candidates, hasResults: true, electedCount: 2, writeInWinners: ['Sunny Wells'] }], true)
  expect(readColumn('City Council').slice(1, 4)).toEqual([
    '2 elected, 1 as a write-in',
    'Ada Byron Elected',
    'Sunny Wells Write-in Elected',
  ])
  expect(readOvals('City Council')).toEqual([true, true])
})

it.each([false, true])('has no voting instruction in a race without a vote (results: %s)', (isOver) => {
  const candidates = [{ ...ada, result: 'acclaimed' } as const]
  renderList(
    [
      { ...council, race: acclaimed, candidates, hasResults: true, electedCount: 1 },
      { ...council, race: { ...canceled, id: 'clerk', name: 'Clerk' } },
      { ...council, race: { ...acclaimed, id: 'warden', name: 'Warden' }, candidates: [] },
    ],
    isOver,
  )
  expect(readColumn('City Council').slice(1, 3)).toEqual([
    '1 elected without a vote',
    'Ada Byron Elected without a vote',
  ])
  expect(readColumn('Clerk')[1]).toBe('Canceled: no vote')
  expect(readColumn('Warden').slice(1)).toEqual(['No vote', 'No candidates.'])
})
