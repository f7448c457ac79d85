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

const mayor: BallotRace = {
  ...council,
  race: { ...aRace, id: 'mayor', name: 'Mayor', voteFor: 1 },
  path: '/candidates/mayor/',
  candidates: [],
  runningCount: 0,
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

it('has a column for each race, with the instruction of the ballot, every name and the duties', () => {
  renderList([council, mayor])
  expect(readColumn('City Council')).toEqual([
    'City Council',
    'Vote for not more than 7 7 seats',
    'Ada Byron',
    'Bo De Winton',
    'The council passes the budget.',
  ])
  expect(readColumn('Mayor')).toEqual(['Mayor', 'Vote for not more than 1 1 seat', 'No candidates.'])
})

it('links each race to its candidates, and each name to the profile', () => {
  renderList([council, mayor])
  const columns = screen.getAllByRole('region', { name: /^(City Council|Mayor)$/ })
  const links = columns.flatMap((column) => within(column).getAllByRole('link'))
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['City Council', '/candidates/#cityCouncil'],
    ['Ada Byron', '/profile/ada-byron/'],
    ['Bo De Winton', '/profile/bo/'],
    ['Mayor', '/candidates/mayor/'],
  ])
})

it('prints surnames in bold', () => {
  renderList([council])
  expect(screen.getAllByRole('listitem').map((row) => row.querySelector('b')?.textContent)).toEqual([
    'Byron',
    'De Winton',
  ])
})

it('replaces the instruction when the polls close', () => {
  renderList([{ ...council, race: { ...council.race, seats: 2 } }])
  expect(screen.getByText('Vote for not more than 7. 2 seats')).toHaveAttribute('data-until', 'closed')
  expect(screen.getByText('2 seats')).toHaveAttribute('data-from', 'closed')
})

it('marks candidates who withdrew and write-in candidates', () => {
  const withdrawn = { sources: [aSource] }
  const candidates = [
    aCandidate({ withdrawn }),
    aCandidate({ id: 'bo', withdrawn: { ...withdrawn, onBallot: true } }),
    aCandidate({ id: 'cy', writeIn: true }),
  ]
  renderList([{ ...council, candidates }])
  expect(readColumn('City Council').slice(2, 5)).toEqual([
    'Ada Byron Withdrawn',
    'Ada Byron Withdrawn, but on the ballot',
    'Ada Byron Write-in candidate',
  ])
})

it('labels everyone with the result, the winners with a filled oval and the others with an empty one', () => {
  const candidates = [{ ...ada, result: 'elected' } as const, { ...bo, result: 'not elected' } as const]
  renderList([{ ...council, candidates, hasResults: true, electedCount: 1 }], true)
  expect(readColumn('City Council').slice(1, 4)).toEqual([
    '1 elected from 2 candidates',
    'Ada Byron Elected',
    'Bo De Winton Not elected',
  ])
  expect(readOvals('City Council')).toEqual([true, false])
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

it('shows that a race is undecided, without ovals', () => {
  renderList([{ ...council, hasResults: true, open: { reason: 'undecided', seats: 7 } }], true)
  expect(readColumn('City Council')).toEqual([
    'City Council',
    'Not decided',
    'Ada Byron Not decided',
    'Bo De Winton Not decided',
    '7 seats: not decided.',
    'The council passes the budget.',
  ])
  expect(readOvals('City Council')).toEqual([undefined, undefined])
})

it('shows seats to which nobody was elected', () => {
  renderList([{ ...mayor, open: { reason: 'vacant', seats: 1 } }], true)
  expect(readColumn('Mayor')).toEqual(['Mayor', 'Nobody was elected', 'No candidates.', '1 seat: nobody was elected.'])
})

it('states what happened in a recount', () => {
  renderList([{ ...mayor, recounts: ['The votes were counted again.'] }], true)
  expect(readColumn('Mayor').at(-1)).toBe('The votes were counted again.')
})

it('does not label candidates who withdrew from an undecided race as undecided', () => {
  const candidates = [aCandidate({ withdrawn: { sources: [aSource] } }), bo]
  renderList([{ ...council, candidates, hasResults: true, open: { reason: 'undecided', seats: 7 } }], true)
  expect(readColumn('City Council').slice(2, 4)).toEqual(['Ada Byron Withdrawn', 'Bo De Winton Not decided'])
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

it('shows the order in the race, the term and what differs from the rest of the ballot, but not how to write in', () => {
  const race = { ...aRace, term: 'Two years', partisan: true, writeIns: true }
  renderList([{ ...council, race, order: 'By surname.' }])
  expect(readColumn('City Council').slice(4)).toEqual([
    'By surname.',
    'Term: Two years. The ballot names parties in this race.',
  ])
})

it('links to the pages that cite the sources of the races', () => {
  renderList([council, mayor])
  const note = screen.getByText(/^In order\./)
  expect(note).toHaveTextContent('In order. Sources about the races: City Council, Mayor')
  expect(
    within(note)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/candidates/cityCouncil/', '/candidates/mayor/'])
})
