import { render, screen, within } from '@testing-library/react'
import { aCandidate, aSource, aStance } from '@/guide/testing/factories'
import { StanceList } from './StanceList'

const candidate = aCandidate()
const roads = { id: 'roads', name: 'Roads' }
const parks = { id: 'parks', name: 'Parks' }

it('shows topics, title, text and origin of every stance, and links to its page, which has the place in the source', () => {
  const stance = aStance(2, { how: 'debate', date: '2017-09-24', locator: 'about minute 12' })
  const stances = [
    { stance: aStance(1), topics: [] },
    { stance, topics: [roads, parks] },
  ]
  render(<StanceList candidate={candidate} stances={stances} electionDate="2017-11-07" />)
  const [first, second] = screen.getAllByRole('article')
  expect(first).toHaveTextContent('Title 1')
  const link = within(second!).getByRole('link', { name: 'Title 2' })
  expect(link).toHaveAttribute('href', '/profile/ada-byron/stance2/')
  expect(within(second!).getByRole('link', { name: 'Roads' })).toHaveAttribute('href', '/topics/roads/')
  expect([...second!.querySelectorAll('p, h3, li')].map(({ textContent }) => textContent)).toEqual([
    'Roads',
    'Parks',
    'Title 2',
    'Text 2.',
    'Debate, September 24, 2017',
    'Town Radio, October 20, 2017',
  ])
})

it('shows the year of a stance from another year than the election', () => {
  const stances = [aStance(1), aStance(2, { date: '2015-03', how: 'speech' })].map((stance) => ({
    stance,
    topics: [],
  }))
  render(<StanceList candidate={candidate} stances={stances} electionDate="2017-11-07" />)
  expect(screen.getByText('Stated in 2015').closest('article')).toHaveTextContent('Title 2')
})

it('shows the reply of the candidate with its date, language and sources', () => {
  const reply = { text: 'Je dis autre chose.', date: '2017-10-30', language: 'fr', sources: [aSource] }
  const stances = [{ stance: aStance(1, { reply }), topics: [] }]
  render(<StanceList candidate={candidate} stances={stances} electionDate="2017-11-07" />)
  const text = screen.getByText('Je dis autre chose.')
  expect(text).toHaveAttribute('lang', 'fr')
  expect(text.parentElement).toHaveTextContent('Reply from Ada Byron, October 30, 2017: Je dis autre chose.')
  expect(screen.getAllByRole('link', { name: 'Town Radio, October 20, 2017' })).toHaveLength(2)
})

it('marks titles and summaries in another language', () => {
  const stances = [{ stance: aStance(1, { language: 'fr' }), topics: [] }]
  render(<StanceList candidate={candidate} stances={stances} electionDate="2017-11-07" />)
  expect(screen.getByText('Title 1')).toHaveAttribute('lang', 'fr')
  expect(screen.getByText('Text 1.')).toHaveAttribute('lang', 'fr')
})
