import { render, screen, within } from '@testing-library/react'
import { anElection, aSource, anUnlinkedSource } from '@/data/fixtures/factories'
import type { Election } from '@/data/schema/published'
import { ElectionInformation } from './ElectionInformation'

/** Renders the section and returns queries on the part under one of its headings. */
function renderFact(name: 'When' | 'Where' | 'How', fields: Partial<Election> = {}) {
  render(<ElectionInformation election={{ ...anElection, ...fields }} />)
  return within(screen.getByRole('heading', { level: 3, name }).parentElement!)
}

function listSources(fact: ReturnType<typeof renderFact>) {
  const [sources] = fact.getAllByRole('group')
  return within(sources!)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
}

it('has the parts When, Where and How, in this order', () => {
  render(<ElectionInformation election={anElection} />)
  const headings = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  expect(headings).toEqual(['When', 'Where', 'How'])
})

it('shows the date, the polling hours and their sources', () => {
  const hours = { opens: '07:00', closes: '20:00', covers: 'this election', sources: [anUnlinkedSource] } as const
  const when = renderFact('When', { when: { hours, deadlines: [] } })
  const date = when.getByText('Tuesday, November 7, 2023')
  expect(date).toHaveAttribute('datetime', '2023-11-07')
  expect(when.getByText('Polls are open 7:00 am to 8:00 pm, Eastern Time.')).toBeInTheDocument()
  expect(listSources(when)).toEqual(['Minutes. City, undated page.'])
})

it('shows each deadline with its label, date and sources', () => {
  const deadlines = [
    { label: 'Last day to register', date: '2023-10-28', covers: 'state', sources: [aSource] },
    { label: 'Last day to request a mail ballot', date: '2023-10-31', covers: 'state', sources: [anUnlinkedSource] },
  ] as const
  const when = renderFact('When', { when: { hours: undefined, deadlines } })
  expect(when.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Last day to register',
    'Last day to request a mail ballot',
  ])
  expect(when.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'Saturday, October 28, 2023',
    'Tuesday, October 31, 2023',
  ])
  expect(when.getByText('Saturday, October 28, 2023')).toHaveAttribute('datetime', '2023-10-28')
  expect(listSources(when)).toEqual(['Interview. Town Radio, October 20, 2023.', 'Minutes. City, undated page.'])
})

it('links to the polling place finder and the election office', () => {
  const where = renderFact('Where')
  const finder = where.getByRole('link', { name: 'Find your polling place' })
  expect(finder).toHaveAttribute('href', 'https://state.example/where')
  expect(where.getByText('Published by State of Anystate.')).toBeInTheDocument()
  expect(where.getByText(/^Questions/)).toHaveTextContent('Questions? Ask the Elections Office, City Hall.')
  expect(where.getByRole('link', { name: 'Elections Office' })).toHaveAttribute('href', 'https://city.example/')
  expect(listSources(where)).toEqual(['Interview. Town Radio, October 20, 2023.', 'Minutes. City, undated page.'])
})

it('links to the voting instructions, the main link first', () => {
  const how = renderFact('How')
  const links = how.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(links.slice(0, 2)).toEqual([
    ['How to vote', 'https://state.example/how'],
    ['Voting by mail', 'https://state.example/mail'],
  ])
  expect(how.getByText('Published by State of Anystate.')).toBeInTheDocument()
  expect(listSources(how)).toEqual(['Interview. Town Radio, October 20, 2023.'])
})

it('states which facts could not be confirmed', () => {
  const when = { hours: undefined, deadlines: [] }
  const where = { finder: undefined, offices: [] }
  render(<ElectionInformation election={{ ...anElection, when, where, how: undefined }} />)
  expect(screen.getAllByText(/^We could not confirm/).map(({ textContent }) => textContent)).toEqual([
    'We could not confirm the polling hours.',
    'We could not confirm where the polling places are.',
    'We could not confirm the instructions for voting.',
  ])
  expect(screen.queryByRole('link')).toBeNull()
})
