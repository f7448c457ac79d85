import { render, screen, within } from '@testing-library/react'
import { TopicList } from './TopicList'

const parks = { id: 'parks', name: 'Parks' }
const roads = { id: 'roads', name: 'Roads' }

it('links each topic and shows how many candidates spoke about it in each race', () => {
  const counts = [
    { race: 'City Council', speakers: 11, candidates: 12 },
    { race: 'Mayor', speakers: 0, candidates: 2 },
  ]
  render(<TopicList topics={[{ topic: parks, counts }]} />)
  const item = screen.getByRole('listitem')
  expect(within(item).getByRole('link', { name: 'Parks' })).toHaveAttribute('href', '/topics/parks/')
  expect([...item.children].map(({ textContent }) => textContent)).toEqual([
    'Parks',
    'City Council: 11 of 12',
    'Mayor: 0 of 2',
  ])
})

it('shows the sum of all races without a race', () => {
  render(<TopicList topics={[{ topic: parks, counts: [{ speakers: 3, candidates: 40 }] }]} />)
  expect(screen.getByText('All races: 3 of 40')).toBeInTheDocument()
})

it.each([[[]], [[{ race: 'Mayor', speakers: 0, candidates: 2 }]]])(
  'lists a topic that nobody spoke about as such: %j',
  (counts) => {
    const spoken = [{ race: 'Mayor', speakers: 1, candidates: 2 }]
    render(
      <TopicList
        topics={[
          { topic: parks, counts: spoken },
          { topic: roads, counts },
        ]}
      />,
    )
    const [first, second] = screen.getAllByRole('listitem')
    expect(first).not.toHaveTextContent('nobody')
    expect(second).toHaveTextContent('RoadsWe found nobody who spoke about this topic.')
  },
)

it('states that the guide has no topics', () => {
  render(<TopicList topics={[]} />)
  expect(screen.getByRole('heading', { level: 1, name: 'Topics' })).toBeInTheDocument()
  expect(screen.getByText('There are no topics in this guide yet.')).toBeInTheDocument()
  expect(screen.queryByText(/low number/)).toBeNull()
})
