import { cleanup, render, screen } from '@testing-library/react'
import { aCandidate, aProfile, aRace, aSource } from '@/guide/testing/factories'
import type { Candidate, Guide } from '@/guide/fields/published'
import { numberSources } from '@/components/SourceList/SourceNumbers'
import { CandidateFacts } from './CandidateFacts'

/** Renders the facts of the first candidate of a guide, and returns the text of each row by its label without numbers of sources. */
function readFacts(fields: Partial<Candidate> = {}, guideFields: Partial<Guide> = {}) {
  const { candidate, candidacies, earlier, sources } = aProfile(fields, guideFields)
  const facts = { facts: candidacies[0]!, numbers: numberSources(sources), candidate, earlier }
  render(<CandidateFacts {...facts} />)
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent.trim())
  const labels = screen.getAllByRole('term').map(({ textContent }) => textContent.replace(/[ \d]+$/, ''))
  return Object.fromEntries(labels.map((label, index) => [label, values[index]]))
}

it.each([
  [true, ' The ballot names parties in this race.'],
  [false, ''],
])('mentions parties on the ballot of a nonpartisan election: %s', (partisan, text) => {
  const { Position } = readFacts({}, { races: [{ ...aRace, partisan }] })
  expect(Position).toBe(`Anytown City Council Candidate${text}`)
})

it('has the day of the election to which somebody moves on', () => {
  const advance = { count: 2, date: '2018-03-03' }
  const { Result } = readFacts({ result: 'advanced' }, { races: [{ ...aRace, advance }] })
  expect(Result).toMatch(/^Moves on to the election on March 3, 2018 /)
})

it('links to earlier elections, in a row that everyone has if somebody in the race ran before', () => {
  const person = { id: 'byron', person: 'ada', name: 'Ada Byron', race: 'cityCouncil' }
  const election = { date: '2015-11-03', path: '/2015-11-03' }
  const races = [{ id: 'cityCouncil', name: 'City Council' }]
  const site = {
    isArchived: false,
    hasLegacyRoutes: false,
    others: [{ ...election, hasResults: true, hasLegacyRoutes: false, races, people: [person] }],
  }
  const label = 'Also ran in'
  const [ada, bob] = [{ person: 'ada' }, { id: 'bob', name: 'Bob Cole' }]
  expect(readFacts(ada, { site })[label]).toBe('2015: City Council')
  expect(screen.getByRole('link', { name: '2015: City Council' })).toHaveAttribute('href', '/2015-11-03/profile/byron/')
  cleanup()
  expect(readFacts(bob, { site, candidates: [aCandidate(ada)] })[label]).toBe('Not known')
  cleanup()
  expect(readFacts(bob, { site })).not.toHaveProperty(label)
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

it('shows the links that somebody in the race has, with addresses in the same form', () => {
  const links = {
    linkedin: 'https://linkedin.example/in/ada/',
    phone: '+1 (902) 555-0110 ext. 4',
    email: 'ada@ada.example',
  }
  const bob = aCandidate({ id: 'bob', links: { website: 'https://bob.example/' } })
  const { Website } = readFacts({ links }, { candidates: [bob] })
  expect(Website).toBe('Not known')
  const shown = screen.getAllByRole('link')
  expect(shown.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('rel')])).toEqual([
    ['ada@ada.example', 'mailto:ada@ada.example', null],
    ['+1 (902) 555-0110 ext. 4', 'tel:+19025550110;ext=4', null],
    ['linkedin.example/in/ada', 'https://linkedin.example/in/ada/', 'nofollow noopener'],
  ])
})

it('has the running mates with their offices, if somebody in the race has any', () => {
  const bob = aCandidate({ id: 'bob', runningMates: [{ name: 'Bo Li' }] })
  const runningMates = [{ name: 'Cy Dee', office: 'Lieutenant Governor' }, { name: 'Eve Fox' }]
  expect(readFacts({ runningMates }, { candidates: [bob] })['Running mates']).toBe(
    'Cy Dee (Lieutenant Governor) and Eve Fox',
  )
  cleanup()
  expect(readFacts({}, { candidates: [bob] })['Running mate']).toBe('Not known')
  cleanup()
  expect(readFacts()).not.toHaveProperty('Running mate')
})

it('shows the facts of another candidacy without the party', () => {
  render(<CandidateFacts facts={aProfile().candidacies[0]!} numbers={numberSources([])} />)
  expect(screen.queryByText('Party')).toBeNull()
})
