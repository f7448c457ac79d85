import { render, screen, within } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { anElection } from '@/guide/testing/factories'
import type { Gaps } from '@/guide/ask/views/guide'
import { AboutPage } from './AboutPage'
import { describeGaps, describeOrder } from './describeGuide'

const noGaps: Gaps = {
  results: true,
  isCertificationUnknown: false,
  hasNoVotes: false,
  hasNoTurnout: false,
  unconfirmedFacts: 0,
  candidates: 21,
  withoutParty: 0,
  withoutStance: 0,
  withFewStatements: 0,
  fewStatements: 3,
  withOldStatementsOnly: 0,
  undatedStatements: 0,
  topics: 168,
  topicsWithoutStatement: 0,
}
const surnames = 'Candidates are listed by surname, A to Z.'
const ballot = 'Candidates are listed in the order of the official ballot.'

function renderPage({ election, ...fields }: Partial<ComponentProps<typeof AboutPage>> = {}) {
  render(
    <AboutPage
      election={{ ...anElection, ...election }}
      updated="2017-10-21"
      statements={[]}
      orders={[{ race: 'Mayor', sentence: surnames }]}
      gaps={noGaps}
      hasRaceChoice
      hasPlaceChoice={false}
      pageViewsEnabled={false}
      {...fields}
    />,
  )
}

const readSection = (name: string) => screen.getByRole('region', { name })

it('names the publisher, who pays, and the contact', () => {
  const publisher = {
    name: 'Friends',
    url: 'https://friends.example/',
    funding: 'Members pay.',
    contact: 'a@b.example',
  }
  renderPage({ election: { ...anElection, publisher } })
  const section = within(readSection('Who makes this guide'))
  expect(section.getByRole('link', { name: 'Friends' })).toHaveAttribute('href', 'https://friends.example/')
  expect(section.getByText('Members pay.')).toBeInTheDocument()
  expect(section.getByRole('link', { name: 'a@b.example' })).toHaveAttribute('href', 'mailto:a@b.example')
  expect(section.queryByText(/A guide should name all three/)).toBeNull()
  const reply = within(readSection('How candidates can reply'))
  expect(reply.getByRole('link')).toHaveAttribute('href', 'mailto:a@b.example')
})

it('states what is not named', () => {
  renderPage({ election: { ...anElection, publisher: { url: 'https://friends.example/' } } })
  const section = readSection('Who makes this guide')
  expect(section).toHaveTextContent('The publisher of this guide is not named.')
  expect(section).toHaveTextContent('No funding source is named.')
  expect(section).toHaveTextContent('No contact is named.')
  expect(readSection('How candidates can reply')).toHaveTextContent('There is no address for replies yet.')
})

it.each(['name', 'funding', 'contact'] as const)('tells readers what they can do instead without %s', (field) => {
  const publisher = { name: 'Friends', funding: 'Members pay.', contact: 'a@b.example', [field]: undefined }
  renderPage({ election: { ...anElection, publisher } })
  const section = readSection('Who makes this guide')
  expect(section).toHaveTextContent(/you can still check it: each statement lists its sources\./)
  expect(within(section).getByRole('link', { name: 'election office' })).toHaveAttribute('href', '/how-to-vote/')
})

it('names no election office if none is known', () => {
  renderPage({ election: { ...anElection, where: { ...anElection.where, offices: undefined } } })
  expect(readSection('Who makes this guide')).not.toHaveTextContent('election office')
})

it('has the editors’ own words about their method, or the rule of the guide', () => {
  renderPage({ election: { ...anElection, publisher: { method: 'We ask everyone.' } } })
  expect(screen.getByText('We ask everyone.')).toBeInTheDocument()
  expect(screen.queryByText(/^We look for what each candidate said/)).toBeNull()
})

it('counts how statements were made', () => {
  renderPage({
    statements: [
      { how: 'interview', count: 12 },
      { how: 'debate', count: 1 },
    ],
  })
  expect(screen.getByText(/^We look for what each candidate said/)).toBeInTheDocument()
  expect(screen.getByText('How the statements were made: Interview (12) and Debate (1).')).toBeInTheDocument()
})

it('has the rules about order and parties, and links to the tables', () => {
  renderPage()
  const section = readSection('Order and fairness')
  expect(section).toHaveTextContent(surnames)
  expect(section).toHaveTextContent('The ballot names no parties. We show a party only if the candidate stated it')
  expect(within(section).getByRole('link')).toHaveAttribute('href', '/about/fairness/')
})

it.each([
  [true, false, [/session storage/]],
  [false, true, [/place you choose.*local storage/]],
  [false, false, []],
])('states what is stored if readers can choose a race (%s) and a place (%s)', (race, place, stored) => {
  renderPage({ hasRaceChoice: race, hasPlaceChoice: place })
  const items = within(readSection('What is stored on your device')).getAllByRole('listitem')
  const sentences = items.map(({ textContent }) => textContent)
  expect(sentences).toHaveLength(stored.length + 4)
  for (const pattern of [...stored, /marks and notes of My ballot.*local storage/, /not sent/])
    expect(sentences.join(' ')).toMatch(pattern)
  expect(sentences.at(-1)).toBe('The site sets no cookies and counts no visits.')
})

it('states that page views are counted if they are', () => {
  renderPage({ pageViewsEnabled: true })
  expect(readSection('What is stored on your device')).toHaveTextContent(/Google Analytics.*Do Not Track/)
  expect(screen.queryByText(/counts no visits/)).toBeNull()
})

it('shows the date and links to corrections and data', () => {
  renderPage()
  const section = within(readSection('Corrections and data'))
  expect(section.getByText('October 21, 2017')).toHaveAttribute('datetime', '2017-10-21')
  expect(section.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/corrections/', '/data/'])
})

it('states the order once, or for each race if it differs', () => {
  const same = ['Mayor', 'Clerk'].map((race) => ({ race, sentence: surnames }))
  expect(describeOrder(same)).toEqual([surnames])
  expect(describeOrder([...same, { race: 'Warden', sentence: ballot }])).toEqual([
    `Mayor and Clerk: ${surnames}`,
    `Warden: ${ballot}`,
  ])
})

it.each<[Partial<Gaps>, string]>([
  [{}, 'We know of no gaps.'],
  [{ results: false }, 'There are no results in this guide yet.'],
  [{ hasNoVotes: true }, 'This guide does not have vote totals.'],
  [{ isCertificationUnknown: true }, 'We do not know whether the results are certified.'],
  [{ hasNoTurnout: true }, 'This guide does not have the turnout.'],
  [{ hours: 'unknown' }, 'We could not confirm the polling hours.'],
  [{ hours: 'unconfirmed' }, 'The polling hours are not confirmed for this election.'],
  [{ withoutStance: 1 }, '1 candidate has no key stance in this guide.'],
  [{ withFewStatements: 2 }, '2 candidates have fewer than 3 statements.'],
  [{ withOldStatementsOnly: 1 }, '1 candidate has only statements from years before the election.'],
  [{ undatedStatements: 2 }, 'We do not know when 2 statements were made.'],
  [
    { topicsWithoutStatement: 36 },
    'Each candidate could have a statement on each topic of the race. We found none in 36 of 168 cases.',
  ],
  [{ withoutParty: 10 }, '10 of 21 candidates stated no party, or none that we could confirm.'],
])('describes the gap %j', (gap, sentence) => {
  expect(describeGaps({ ...noGaps, ...gap })).toEqual([sentence])
})

it('counts voting facts that are not confirmed', () => {
  expect(describeGaps({ ...noGaps, unconfirmedFacts: 13 })).toEqual([
    '13 other voting facts are not confirmed for this election. Each shows what it is based on.',
  ])
})
