import { render, screen, within } from '@testing-library/react'
import { aRace } from '@/data/fixtures/factories'
import type { FairnessTable } from '@/data/views/guide'
import { FairnessPage } from './FairnessPage'

const row = {
  id: 'ada-byron',
  name: 'Ada Byron',
  sortName: 'Byron, Ada',
  isWithdrawn: false,
  stances: 3,
  positions: 4,
  words: 1307,
  sources: 9,
  topics: 8,
  hasPhoto: false,
}
const table: FairnessTable = {
  race: aRace,
  title: 'City Council',
  path: '/candidates/#cityCouncil',
  topicCount: 9,
  rows: [row, { ...row, id: 'bob-cole', name: 'Bob Cole', isWithdrawn: true, hasPhoto: true }],
}

it('has a table for each race, with a row for each candidate', () => {
  render(<FairnessPage tables={[table]} hasProfileLinks rules={['The rule.']} />)
  const rows = within(screen.getByRole('region', { name: 'City Council' })).getAllByRole('row')
  expect(rows.map((each) => [...each.children].map(({ textContent }) => textContent))).toEqual([
    ['Candidate', 'Key stances', 'Positions', 'Words', 'Sources', 'Topics, of 9', 'Portrait'],
    ['Ada Byron', '3', '4', '1,307', '9', '8', 'Initials'],
    ['Bob Cole Withdrawn', '3', '4', '1,307', '9', '8', 'Photo'],
  ])
  expect(screen.getByRole('rowheader', { name: 'Ada Byron' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Ada Byron' })).toHaveAttribute('href', '/profile/ada-byron/')
  expect(screen.getByText('The rule.')).toBeInTheDocument()
})

it('makes the region that scrolls reachable with the keyboard', () => {
  render(<FairnessPage tables={[table]} hasProfileLinks rules={[]} />)
  expect(screen.getByRole('region', { name: 'City Council' })).toHaveAttribute('tabindex', '0')
})

it('has no column of topics if the race has none', () => {
  render(<FairnessPage tables={[{ ...table, topicCount: 0 }]} hasProfileLinks rules={[]} />)
  expect(screen.queryByRole('columnheader', { name: /Topics/ })).toBeNull()
})

it('states that there are no candidates', () => {
  render(<FairnessPage tables={[]} hasProfileLinks rules={[]} />)
  expect(screen.getByText('There are no candidates in this guide yet.')).toBeInTheDocument()
})
