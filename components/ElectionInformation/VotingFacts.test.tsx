import { render, screen } from '@testing-library/react'
import { anElection, aSource } from '@/guide/testing/factories'
import type { Election } from '@/guide/fields/published'
import { VotingFacts } from './ElectionInformation'

const confirmed = { covers: 'this election', sources: [aSource] } as const
const noWhen = { hours: undefined, deadlines: [] }
const deadline = { label: 'Last day to register', date: '2017-10-28', ...confirmed }

/** Renders the facts as before every deadline, and returns the lines of a part. */
function readPart(name: 'When' | 'Where' | 'How', fields: Partial<Election>) {
  const election = { ...anElection, ...fields }
  const passes = election.when.deadlines.map((_, index) => 1000 + index)
  const { container } = render(<VotingFacts level={2} election={election} passes={passes} groups={[]} />)
  container.querySelectorAll('[hidden]').forEach((element) => element.remove())
  const part = screen.getByRole('heading', { level: 2, name }).parentElement!
  return [...part.querySelectorAll('p:not(dd p, [data-until]), dt, dd p')].map(({ textContent }) => textContent)
}

it('shows further days to vote whose hours are known in part', () => {
  const periods = [
    { label: 'Early voting', from: '2017-10-21', to: '2017-10-27', opens: '09:00', closes: '17:00', ...confirmed },
    { label: 'Early voting', from: '2017-10-28', opens: '10:00', ...confirmed },
    { label: 'Voting by phone', from: '2017-10-30', to: '2017-10-30', closes: '18:30', ...confirmed },
  ]
  expect(readPart('When', { when: { ...noWhen, periods } }).slice(2)).toEqual([
    'Early voting',
    'Saturday, October 21 – Friday, October 27, 2017',
    '9:00 am to 5:00 pm, Eastern Time',
    'Saturday, October 28, 2017',
    'from 10:00 am, Eastern Time',
    'Voting by phone',
    'Monday, October 30, 2017',
    'until 6:30 pm, Eastern Time',
  ])
})

it('states which facts could not be confirmed', () => {
  readPart('When', { when: noWhen, where: { offices: [] }, how: undefined })
  expect(screen.getAllByText(/^We could not confirm/).map(({ textContent }) => textContent)).toEqual([
    'We could not confirm the polling hours.',
    'We could not confirm where the polling places are.',
    'We could not confirm the instructions for voting.',
  ])
})

it('describes the coverage of a state whose name is not given', () => {
  const deadlines = [{ ...deadline, covers: 'state' as const }]
  expect(readPart('When', { state: undefined, when: { ...noWhen, deadlines } })).toContain(
    'Rule for the whole state. Not confirmed by Anytown for this election.',
  )
})

it('shows deadlines with the same label in one row only if they pass together', () => {
  const deadlines = [deadline, { ...deadline, date: '2017-10-29' }]
  const lines = readPart('When', { when: { ...noWhen, deadlines } })
  expect(lines.filter((line) => line === deadline.label)).toHaveLength(2)
})

it('offers the dates as a calendar, and marks every deadline as passed once there are results', () => {
  readPart('When', {})
  expect(screen.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute('href', '/election.ics')
  document.body.replaceChildren()
  expect(readPart('When', { results: { winners: {}, sources: [] } })).toContain('Last day to register – Closed')
  expect(screen.queryByRole('link', { name: 'Add to calendar' })).toBeNull()
})
