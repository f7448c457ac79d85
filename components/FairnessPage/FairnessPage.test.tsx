import { render, screen, within } from '@testing-library/react'
import { aRace } from '@/guide/testing/factories'
import type { FairnessGrouping, FairnessTable } from '@/guide/ask/views/guide'
import { FairnessPage } from './FairnessPage'

const row = {
  id: 'ada-byron',
  name: 'Ada Byron',
  sortName: 'Byron, Ada',
  isWithdrawn: false,
  amounts: { stances: 3, positions: 4, words: 1307, sources: 9, topics: 8, photos: 0 },
}
const photographed = { ...row.amounts, photos: 1 }
const elected = { label: 'Elected', size: 1, averages: row.amounts }
const notElected = {
  label: 'Not elected',
  size: 2,
  averages: { stances: 2.5, positions: 4, words: 999.5, sources: 6.333, topics: 0, photos: 0.5 },
}
const grouping: FairnessGrouping = {
  by: 'result',
  groups: [elected, notElected],
  maxGap: 0.2,
  gaps: [
    { measure: 'words', high: elected, low: notElected },
    { measure: 'sources', high: elected, low: notElected },
  ],
}
const table: FairnessTable = {
  race: aRace,
  title: 'City Council',
  path: '/candidates/#cityCouncil',
  topicCount: 9,
  rows: [row, { ...row, id: 'bob-cole', name: 'Bob Cole', isWithdrawn: true, amounts: photographed }],
  groupings: [],
}

it('has a table for each race, with a row for each candidate', () => {
  render(<FairnessPage tables={[table]} hasProfileLinks rules={['The rule.']} />)
  const rows = within(screen.getByRole('region', { name: 'City Council' })).getAllByRole('row')
  expect(rows.map((each) => [...each.children].map(({ textContent }) => textContent))).toEqual([
    ['Candidate', 'Key stances', 'Positions', 'Words', 'Sources', 'Topics (of 9)', 'Portrait'],
    ['Ada Byron', '3', '4', '1,307', '9', '8', 'Initials'],
    ['Bob Cole Withdrawn', '3', '4', '1,307', '9', '8', 'Photo'],
  ])
  expect(screen.getByRole('rowheader', { name: 'Ada Byron' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Ada Byron' })).toHaveAttribute('href', '/profile/ada-byron/')
  expect(screen.getByText('The rule.')).toBeInTheDocument()
})

it('has a table of averages for each grouping, whose caption names those far apart, and explains it', () => {
  render(<FairnessPage tables={[{ ...table, groupings: [grouping] }]} hasProfileLinks rules={[]} />)
  const groups = screen.getByRole('table', {
    name: 'Averages by result. More than 20% apart: words and sources.',
  })
  expect(
    within(groups)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Elected 1 candidate', 'Not elected 2 candidates'])
  const cells = within(groups)
    .getAllByRole('row')
    .map((each) => [...each.children].map(({ textContent }) => textContent))
  expect(cells).toEqual([
    ['Result', 'Key stances', 'Positions', 'Words', 'Sources', 'Topics (of 9)', 'Photos'],
    ['Elected 1 candidate', '3.0', '4.0', '1,307', '9.0', '8.0', '0%'],
    ['Not elected 2 candidates', '2.5', '4.0', '1,000', '6.3', '0.0', '50%'],
  ])
  expect(screen.getByText(/more than 20% above the lowest\. Such gaps can have many reasons\./)).toBeInTheDocument()
  expect(screen.getByText(/Averages leave out candidates who withdrew/)).toBeInTheDocument()
})

it('states that no averages are far apart', () => {
  const equal = { ...grouping, by: 'party' as const, gaps: [] }
  render(<FairnessPage tables={[{ ...table, topicCount: 0, groupings: [equal] }]} hasProfileLinks rules={[]} />)
  const groups = screen.getByRole('table', { name: 'Averages by stated party. No averages are more than 20% apart.' })
  expect(within(groups).queryByRole('columnheader', { name: /Topics/ })).toBeNull()
})

it('has averages of all races together', () => {
  const together = { title: 'All races together', path: '/candidates/', topicCount: 9, rows: [], groupings: [grouping] }
  render(<FairnessPage tables={[together, table]} hasProfileLinks rules={[]} />)
  const region = within(screen.getByRole('region', { name: 'All races together' }))
  expect(region.getAllByRole('table')).toHaveLength(1)
  expect(region.getByRole('columnheader', { name: 'Topics' })).toBeInTheDocument()
})

it('does not mention averages if there are none', () => {
  render(<FairnessPage tables={[table]} hasProfileLinks rules={[]} />)
  expect(screen.queryByText(/averages|gaps/i)).toBeNull()
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
