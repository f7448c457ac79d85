import { render, screen } from '@testing-library/react'
import { aCandidate, aSource, aStance } from '@/guide/testing/factories'
import type { Candidate } from '@/guide/fields/published'
import { CandidateCard, type CardRace } from './CandidateCard'

const race: CardRace = {
  hasIncumbents: false,
  hasResults: false,
  isUndecided: false,
  hasVote: true,
  electionDate: '2017-11-07',
}
const name = 'Ada Byron Anytown City Council Candidate'

/** Renders a card and returns its link. */
function renderCard(fields: Partial<Candidate> = {}, raceFields: Partial<CardRace> = {}) {
  render(<CandidateCard candidate={aCandidate(fields)} race={{ ...race, ...raceFields }} />)
  return screen.getByRole('link')
}

it('is one link to the profile, with name, position, party and the first two key stances', () => {
  const link = renderCard({ stances: [aStance(1), aStance(2), aStance(3)] })
  expect(link).toHaveAttribute('href', '/profile/ada-byron/')
  expect(link).toHaveAccessibleName(`${name} Party: N/A Title 1 Title 2`)
})

it('prints the surname in bold', () => {
  renderCard({ name: 'Jaclyn Torres Roth', sortName: 'Torres Roth, Jaclyn' })
  expect(screen.getByText('Torres Roth').tagName).toBe('B')
})

it('marks generated initials as decorative, and gives a photograph a text alternative', () => {
  renderCard()
  expect(screen.getByRole('presentation')).toHaveAttribute('src', '/img/ada-byron.svg')
})

it('names a photograph', () => {
  renderCard({ src: 'ada-byron.jpg', photo: 'ada-12ab' })
  expect(screen.getByRole('img', { name: 'Portrait of Ada Byron' })).toBeInTheDocument()
})

it.each<[string, Partial<Candidate>]>([
  ['Party: N/A', {}],
  ['Party: Democrat', { party: 'Democrat', partySource: aSource }],
  ['Party: Democrat (2017)', { party: 'Democrat', partyYear: 2017, partySource: aSource }],
  ['Party: Unenrolled (2015)', { party: 'Unenrolled', partyYear: 2015, partySource: aSource }],
])('shows the party as %s', (party, fields) => {
  expect(renderCard(fields)).toHaveAccessibleName(`${name} ${party} Title 1 Title 2`)
})

it.each([
  [true, 'Incumbent'],
  [false, 'Not an incumbent'],
  [undefined, 'Incumbency not known'],
])('if incumbency is known of somebody in the race, shows %s as %s', (incumbent, text) => {
  expect(renderCard({ incumbent }, { hasIncumbents: true })).toHaveAccessibleName(
    `${name} Party: N/A ${text} Title 1 Title 2`,
  )
})

it.each<[string, Partial<Candidate>]>([
  ['Withdrawn', { withdrawn: { date: '2017-10-01', sources: [aSource] } }],
  ['Withdrawn, but on the ballot', { withdrawn: { onBallot: true, sources: [aSource] } }],
  ['Write-in candidate', { writeIn: true }],
])('is marked: %s', (mark, fields) => {
  expect(renderCard(fields)).toHaveAccessibleName(`${name} Party: N/A ${mark} Title 1 Title 2`)
})

/** True for a filled oval, false for an empty one, undefined for none. */
function readOval() {
  return document.querySelector('[aria-hidden="true"]')?.classList.contains('filled')
}

it.each<[string, Partial<Candidate>, Partial<CardRace>, boolean | undefined]>([
  ['Elected', { result: 'elected' }, {}, true],
  ['Not elected', { result: 'not elected' }, {}, false],
  ['Elected without a vote', { result: 'acclaimed' }, {}, true],
  ['Not decided', {}, { isUndecided: true }, undefined],
  ['Not known', {}, {}, undefined],
])('shows the result %s with a printed oval', (label, fields, raceFields, oval) => {
  expect(renderCard(fields, { hasResults: true, ...raceFields })).toHaveAccessibleName(
    `${name} Party: N/A ${label} Title 1 Title 2`,
  )
  expect(readOval()).toBe(oval)
})

it('shows no result for somebody who withdrew and has none', () => {
  const link = renderCard({ withdrawn: { sources: [aSource] } }, { hasResults: true })
  expect(link).toHaveAccessibleName(`${name} Party: N/A Withdrawn Title 1 Title 2`)
})

it('shows the year of a stance if it is not that of the election', () => {
  const stances = [aStance(1, { date: '2015-09-07' }), aStance(2, { date: '2017-09', language: 'es' })]
  expect(renderCard({ stances })).toHaveAccessibleName(`${name} Party: N/A Title 1 (2015) Title 2`)
  expect(screen.getByText('Title 2')).toHaveAttribute('lang', 'es')
})

it.each<[string, Partial<Candidate>]>([
  ['No key stance is known.', {}],
  ['The candidate declined to answer our questions.', { noStances: { reason: 'declined' } }],
  [
    'We found no position by this candidate, as of October 1, 2017.',
    { noStances: { reason: 'none found', asOf: '2017-10-01' } },
  ],
])('without stances, shows the reason that the profile gives: %s', (reason, fields) => {
  expect(renderCard({ stances: [], ...fields })).toHaveAccessibleName(`${name} Party: N/A ${reason}`)
})

it.each<[string, boolean, Partial<Candidate>, boolean]>([
  ['a candidate on the ballot', true, {}, true],
  ['a withdrawn candidate on the ballot', true, { withdrawn: { onBallot: true, sources: [aSource] } }, true],
  ['a withdrawn candidate', true, { withdrawn: { sources: [aSource] } }, false],
  ['a write-in candidate', true, { writeIn: true }, false],
  ['a race without a vote', false, {}, false],
])('for %s, prints an oval to mark only if the ballot has one', (_, hasVote, fields, hasOval) => {
  renderCard(fields, { hasVote })
  expect(readOval()).toBe(hasOval ? false : undefined)
})
