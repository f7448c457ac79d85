import { render, screen } from '@testing-library/react'
import { aCandidate, anElection, aRace, aRaceSheet, aSource } from '@/guide/testing/factories'
import type { Guide, Race } from '@/guide/fields/published'
import { RaceCandidates } from './RaceSheet'

const candidates = [aCandidate({ id: 'bob', name: 'Bob Cole', sortName: 'Cole, Bob' }), aCandidate()]
const elected = [
  aCandidate({ result: 'elected' }),
  aCandidate({ id: 'bob', name: 'Bob Cole', sortName: 'Cole, Bob', result: 'not elected' }),
]
const results = { winners: { cityCouncil: ['ada-byron'] }, sources: [aSource] }
const over = { election: { ...anElection, results } }

/** Renders the first race of a guide, and returns its section. */
function renderRace(raceFields: Partial<Race> = {}, guideFields: Partial<Guide> = {}) {
  const sheet = aRaceSheet({ races: [{ ...aRace, ...raceFields }], candidates, ...guideFields })
  render(<RaceCandidates {...sheet} />)
  return screen.getByRole('region', { name: 'City Council' })
}

/** Paragraphs, and in them the parts that depend on the date. */
function readLines(section: HTMLElement) {
  section.querySelectorAll('[data-until], [data-from]').forEach((part) => {
    part.prepend(part.hasAttribute('data-until') ? '(before) ' : '(after) ')
  })
  return [...section.querySelectorAll('p')].map(({ textContent }) => textContent?.replaceAll(/\s+/g, ' ').trim())
}

it.each<[string, Partial<Race>, Partial<Guide>, string[]]>([
  [
    'before the election',
    { voteFor: 7, about: 'It passes the budget.', writeIns: true },
    {},
    [
      '(before) Vote for not more than 7 (after) 7 seats',
      '(before) The ballot has a line for another name.',
      '(after) Voters could choose up to 7. Voters could write in another name.',
    ],
  ],
  [
    'of a single candidate',
    { voteFor: 1, writeIns: false },
    { candidates: [aCandidate()] },
    [
      '(before) Vote for not more than 1 (after) 1 seat',
      '(before) Nobody else is running. The ballot has no line for another name.',
      '(after) Voters could choose 1. Voters could not write in another name.',
    ],
  ],
  [
    'with results',
    { voteFor: 2, seats: 1 },
    { ...over, candidates: elected },
    ['1 elected from 2 candidates', 'Voters could choose up to 2.'],
  ],
  [
    'with a write-in winner and a recount',
    { voteFor: 2 },
    {
      candidates: elected,
      election: {
        ...anElection,
        results: {
          ...results,
          writeInWinners: { cityCouncil: ['Cy Dee'] },
          recounts: [
            { race: 'cityCouncil', text: 'A recount was held.', sources: [aSource] },
            { race: 'mayor', text: 'Another recount was held.', sources: [aSource] },
          ],
        },
      },
    },
    [
      '2 elected, 1 as a write-in',
      'A recount was held.',
      'Elected as a write-in: Cy Dee.',
      'Voters could choose up to 2.',
    ],
  ],
  [
    'without a vote',
    { voteFor: undefined, noVote: { reason: 'acclaimed', sources: [aSource] } },
    { candidates: [aCandidate({ result: 'acclaimed' })] },
    [
      '1 elected without a vote',
      'No vote in this race: there were no more candidates than seats.',
      '(before) Nobody else is running.',
    ],
  ],
  [
    'without candidates',
    { voteFor: undefined, noVote: { reason: 'acclaimed', sources: [aSource] } },
    { candidates: [] },
    ['No vote', 'No vote in this race: there were no candidates.', 'No candidates.'],
  ],
  [
    'that was canceled',
    { noVote: { reason: 'canceled', sources: [aSource] } },
    {},
    ['Canceled: no vote', 'No vote: this race was canceled.'],
  ],
])('states for a race %s who can be voted for', (_, raceFields, guideFields, lines) => {
  const [instruction, ...notes] = lines
  expect(readLines(renderRace(raceFields, guideFields))).toEqual([instruction, notes.join(' ')])
})
