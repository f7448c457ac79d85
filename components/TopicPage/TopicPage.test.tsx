import type { ComponentProps } from 'react'
import { render, screen, within } from '@testing-library/react'
import { aCandidate, anUnlinkedSource, aPosition, aSource, aStance } from '@/guide/testing/factories'
import type { RaceOnTopic } from '@/guide/ask/views/topics'
import { TopicPage } from './TopicPage'

const parks = { id: 'parks', name: 'Parks' }
const ann = {
  candidate: aCandidate({ withdrawn: { sources: [anUnlinkedSource] } }),
  statements: [aStance(2, { how: 'debate' }), { ...aPosition, date: '2015', sources: [aSource, anUnlinkedSource] }],
}
const bob = { candidate: aCandidate({ id: 'bob', name: 'Bob Cole', sortName: 'Cole, Bob' }), statements: [] }
const council = {
  id: 'cityCouncil',
  race: 'City Council',
  speakers: 1,
  candidates: 2,
  isCompared: true,
  list: [ann, bob],
}

function renderTopic(races: readonly RaceOnTopic[], fields: Partial<ComponentProps<typeof TopicPage>> = {}) {
  const order = ['Candidates are listed by surname, A to Z.']
  render(<TopicPage topic={parks} races={races} isSplit={false} electionDate="2017-11-07" order={order} {...fields} />)
}

it('links to the page of each race instead of showing too much', () => {
  renderTopic([council], { isSplit: true })
  expect(screen.getByText(/^There is too much to show on this page\. Choose a race/)).toBeInTheDocument()
  const item = within(screen.getByRole('listitem'))
  expect(item.getByRole('link', { name: 'City Council' })).toHaveAttribute('href', '/topics/parks/cityCouncil/')
  expect(item.getByText('1 of 2 candidates spoke about this topic.')).toBeInTheDocument()
  expect(screen.queryByText(/Ada|summaries/)).toBeNull()
})

it('links from the page of a race to the topic', () => {
  renderTopic([council], { onlyRace: 'City Council' })
  expect(screen.getByRole('heading', { level: 1, name: 'Parks: City Council' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Parks, all races' })).toHaveAttribute('href', '/topics/parks/')
  expect(screen.getByText('Text 2.')).toBeInTheDocument()
})
