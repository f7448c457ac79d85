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

it('shows what everyone in a race said, how and when, and on whom nothing was found', () => {
  renderTopic([council])
  const region = within(screen.getByRole('region', { name: 'City Council' }))
  expect(
    [...region.getAllByRole('list')[0]!.children].map((item) =>
      [...item.children].map((each) => each.textContent.trim()),
    ),
  ).toEqual([
    [
      'Ada Byron',
      'Withdrawn',
      'Title 2',
      'Text 2.',
      'Debate, 2017',
      'Town Radio, October 20, 2017',
      'Stated in 2015',
      aPosition.text,
      'Stated in 2015',
      'Town Radio, October 20, 2017',
      'and 1 more sourceCity, undated page',
    ],
    ['Bob Cole', 'We found nothing (last checked October 21, 2017).'],
  ])
  expect(region.getByText(/^1 of 2 candidates spoke about this topic/)).toBeInTheDocument()
  expect(screen.getByText(/^These are the editors' summaries.*A to Z\.$/)).toBeInTheDocument()
})

it('links to the profiles, the stances, the comparison, all topics and the next topic', () => {
  renderTopic([council], { next: { id: 'roads', name: 'Roads' } })
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['←All topics', '/topics/'],
    ['Compare on this topic: City Council', '/compare/cityCouncil/#topics=parks'],
    ['Ada Byron', '/profile/ada-byron/'],
    ['Title 2', '/profile/ada-byron/stance2/'],
    ['Town Radio, October 20, 2017', aSource.url],
    ['Town Radio, October 20, 2017', aSource.url],
    ['Bob Cole', '/profile/bob/'],
    ['Next topic Roads', '/topics/roads/'],
  ])
})

it('does not link to a comparison that does not exist', () => {
  renderTopic([{ ...council, isCompared: false }])
  expect(screen.queryByRole('link', { name: /^Compare/ })).toBeNull()
})

it('states that nobody spoke about the topic', () => {
  renderTopic([{ ...council, speakers: 0, list: [bob] }])
  expect(screen.getByText('We found nobody who spoke about this topic.')).toBeInTheDocument()
  expect(screen.queryByText(/summaries/)).toBeNull()
})

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
