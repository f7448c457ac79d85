import { render, screen, within } from '@testing-library/react'
import { aCandidate, anUnlinkedSource, aStance } from '@/data/fixtures/factories'
import { StanceArticle } from './StanceArticle'

const electionDate = '2017-11-07'
const first = aStance(1, { sources: [anUnlinkedSource] })
const second = aStance(2)
const candidate = aCandidate({ stances: [first, second] })

it('shows the title, text, candidate and sources of the stance', () => {
  render(<StanceArticle candidate={candidate} stance={first} electionDate={electionDate} />)
  const article = within(screen.getByRole('article'))
  expect(article.getByRole('heading', { level: 1, name: 'Title 1' })).toBeInTheDocument()
  expect(article.getByText('Text 1.')).toBeInTheDocument()
  expect(article.getByText(/Stance 1 of 2/)).toHaveTextContent(
    'Stance 1 of 2 of Ada Byron, Anytown City Council Candidate',
  )
  expect(article.getByRole('link', { name: 'Ada Byron' })).toHaveAttribute('href', '/profile/ada-byron/')
  expect(article.getByText('This is the editors’ summary, not a quotation.')).toBeInTheDocument()
  const sources = within(article.getByRole('region', { name: 'Sources' })).getAllByRole('listitem')
  expect(sources.map(({ textContent }) => textContent)).toEqual(['Minutes. City, undated page.'])
  expect(article.queryByText(/^Stated in/)).toBeNull()
})

it("lists the candidate's other stances with their texts", () => {
  render(<StanceArticle candidate={candidate} stance={first} electionDate={electionDate} />)
  const stances = within(screen.getByRole('region', { name: 'Key Stances of Ada Byron' }))
  expect(stances.getByRole('link', { name: 'Title 2' })).toHaveAttribute('href', '/profile/ada-byron/stance2/')
  expect(stances.getByText('Text 2.')).toBeInTheDocument()
  expect(stances.queryByText('Text 1.')).toBeNull()
})

it('omits the list of stances if there is only one', () => {
  render(<StanceArticle candidate={aCandidate({ stances: [first] })} stance={first} electionDate={electionDate} />)
  expect(screen.queryByRole('region', { name: /^Key Stances/ })).toBeNull()
})

it('shows the year of a stance from another year than the election', () => {
  const stance = aStance(1, { date: '2015' })
  render(<StanceArticle candidate={aCandidate({ stances: [stance] })} stance={stance} electionDate={electionDate} />)
  expect(screen.getByText('Stated in 2015.')).toBeInTheDocument()
})

it('links back to the profile, and to adjacent stances', () => {
  const stances = [first, second, aStance(3)]
  render(
    <StanceArticle
      candidate={aCandidate({ stances })}
      stance={second}
      electionDate={electionDate}
      previous={stances[0]}
      next={stances[2]}
    />,
  )
  const back = screen.getByRole('navigation', { name: 'Back' })
  expect(within(back).getByRole('link', { name: 'Ada Byron' })).toHaveAttribute('href', '/profile/ada-byron/')
  const nav = within(screen.getByRole('navigation', { name: 'Stances of Ada Byron' }))
  expect(nav.getByRole('link', { name: 'Previous stance Title 1' })).toHaveAttribute(
    'href',
    '/profile/ada-byron/stance1/',
  )
  expect(nav.getByRole('link', { name: 'Next stance Title 3' })).toHaveAttribute('href', '/profile/ada-byron/stance3/')
})

it('shows how and when the stance was stated, and its place in the source', () => {
  const stance = aStance(1, { how: 'debate', date: '2017-09-24', locator: 'about minute 12' })
  render(<StanceArticle candidate={aCandidate({ stances: [stance] })} stance={stance} electionDate={electionDate} />)
  expect(screen.getByText('Debate, September 24, 2017, about minute 12.')).toBeInTheDocument()
})

it('marks the title and text in another language', () => {
  const stance = aStance(1, { language: 'fr' })
  render(<StanceArticle candidate={aCandidate({ stances: [stance] })} stance={stance} electionDate={electionDate} />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'fr')
  expect(screen.getByText('Text 1.')).toHaveAttribute('lang', 'fr')
})

it('names every position that the candidate runs for', () => {
  const { candidacies } = aCandidate()
  const both = aCandidate({ candidacies: [...candidacies, { race: 'mayor', position: 'Anytown Mayor Candidate' }] })
  render(<StanceArticle candidate={both} stance={first} electionDate={electionDate} />)
  expect(screen.getByText(/^Stance 1 of 2/)).toHaveTextContent(
    'Stance 1 of 2 of Ada Byron, Anytown City Council Candidate and Anytown Mayor Candidate',
  )
})
