import { render, screen } from '@testing-library/react'
import { aProfile, aRace, aSource } from '@/guide/testing/factories'
import type { Candidate, Guide } from '@/guide/fields/published'
import { CandidateFacts } from './CandidateFacts'

/** Renders the facts of the first candidate of a guide, and returns the text of each row by its label. */
function readFacts(fields: Partial<Candidate> = {}, guideFields: Partial<Guide> = {}) {
  const { candidate, candidacies } = aProfile(fields, guideFields)
  render(<CandidateFacts facts={candidacies[0]!} candidate={candidate} />)
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent.trim())
  return Object.fromEntries(screen.getAllByRole('term').map(({ textContent }, index) => [textContent, values[index]]))
}

it.each([
  [true, ' The ballot names parties in this race.'],
  [false, ''],
])('mentions parties on the ballot of a nonpartisan election: %s', (partisan, text) => {
  const { Position } = readFacts({}, { races: [{ ...aRace, partisan }] })
  expect(Position).toBe(`Anytown City Council Candidate${text}`)
})

const withdrawn = { sources: [aSource] }

it.each<[string, Partial<Candidate>, string]>([
  ['withdrew', { withdrawn: { ...withdrawn, date: '2017-10-01' } }, 'The candidate withdrew on October 1, 2017.'],
  ['withdrew on an unknown day', { withdrawn }, 'The candidate withdrew. The date is not known.'],
  [
    'withdrew but is still on the ballot',
    { withdrawn: { ...withdrawn, date: '2017-10-01', onBallot: true } },
    'The candidate withdrew on October 1, 2017. Name on the ballot.',
  ],
  [
    'withdrew and is not on the ballot',
    { withdrawn: { ...withdrawn, date: '2017-10-01', onBallot: false } },
    'The candidate withdrew on October 1, 2017. Name not on the ballot.',
  ],
  ['is a write-in', { writeIn: true }, 'Write-in candidate. Name not on the ballot.'],
])('states that a candidate %s', (_, fields, text) => {
  expect(readFacts(fields).Ballot).toBe(text)
})

it('shows the facts of another candidacy without the party', () => {
  render(<CandidateFacts facts={aProfile().candidacies[0]!} />)
  expect(screen.queryByText('Party')).toBeNull()
})
