import { render, screen, within } from '@testing-library/react'
import { aRace } from '@/guide/testing/factories'
import type { FairnessTable } from '@/guide/ask/views/guide'
import { FairnessPage } from './FairnessPage'

const amounts = { stances: 3, positions: 4, words: 1307, sources: 9, topics: 8, photos: 0 }
const table: FairnessTable = {
  race: aRace,
  title: 'City Council',
  path: '/candidates/#cityCouncil',
  topicCount: 0,
  rows: [{ id: 'ada-byron', name: 'Ada Byron', sortName: 'Byron, Ada', isWithdrawn: false, amounts }],
  groupings: [{ by: 'party', groups: [{ label: 'Democrat', size: 1, averages: amounts }], maxGap: 0.2, gaps: [] }],
}

it('states that no averages are far apart, and has no column of topics if the race has none', () => {
  render(<FairnessPage tables={[table]} statuses={[]} hasProfileLinks rules={[]} />)
  const groups = screen.getByRole('table', { name: 'Averages by stated party. No averages are more than 20% apart.' })
  expect(within(groups).getAllByRole('row')).toHaveLength(2)
  expect(screen.queryByRole('columnheader', { name: /Topics/ })).toBeNull()
})

it('states that there are no candidates', () => {
  render(<FairnessPage tables={[]} statuses={[]} hasProfileLinks rules={[]} />)
  expect(screen.getByText('There are no candidates in this guide yet.')).toBeInTheDocument()
})
