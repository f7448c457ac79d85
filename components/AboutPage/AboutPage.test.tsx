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
  hasStatements: true,
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

it('counts how statements were made', () => {
  renderPage({
    statements: [
      { how: 'interview', count: 12 },
      { how: 'debate', count: 1 },
    ],
  })
  expect(screen.getByText(/^We summarize what candidates said/)).toBeInTheDocument()
  expect(screen.getByText('How the statements were made: Interview (12) and Debate (1).')).toBeInTheDocument()
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

it('states the order once, or for each race if it differs', () => {
  const same = ['Mayor', 'Clerk'].map((race) => ({ race, sentence: surnames }))
  expect(describeOrder(same)).toEqual([surnames])
  expect(describeOrder([...same, { race: 'Warden', sentence: ballot }])).toEqual([
    `Mayor and Clerk: ${surnames}`,
    `Warden: ${ballot}`,
  ])
})

it('counts voting facts that are not confirmed', () => {
  expect(describeGaps({ ...noGaps, unconfirmedFacts: 13 })).toEqual([
    '13 other voting facts are not confirmed for this election. Each shows what it is based on.',
  ])
})
