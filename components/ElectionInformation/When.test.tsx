import { within } from '@testing-library/react'
import { aSource, anUnlinkedSource } from '@/guide/testing/factories'
import { confirmed, listSources, noWhen, old, readLines, renderPart, stateRule } from './testing/renderFacts'

it('shows the date, the polling hours and their sources', () => {
  const hours = { opens: '07:00', closes: '20:00', covers: 'this election', sources: [anUnlinkedSource] } as const
  const when = within(renderPart('When', { when: { hours, deadlines: [] } }))
  const date = when.getByText('Tuesday, November 7, 2017')
  expect(date).toHaveAttribute('datetime', '2017-11-07')
  expect(when.getByText('Polls: 7:00 am to 8:00 pm, Eastern Time.')).toBeInTheDocument()
  expect(listSources(when)).toEqual(['Minutes. City, undated page.'])
})

it('shows further days to vote with their hours, place and group', () => {
  const periods = [
    {
      label: 'Early voting',
      from: '2017-10-21',
      to: '2017-10-27',
      opens: '09:00',
      closes: '17:00',
      place: 'City Hall',
      group: 'ward-3',
      ...confirmed,
    },
    { label: 'Early voting', from: '2017-10-28', opens: '10:00', group: 'citywide', ...confirmed },
    { label: 'Voting by phone', from: '2017-10-30', to: '2017-10-30', closes: '18:30', ...confirmed },
  ]
  expect(readLines(renderPart('When', { when: { ...noWhen, periods } }))).toEqual([
    'Tuesday, November 7, 2017',
    'We could not confirm the polling hours.',
    'Early voting',
    'Saturday, October 21 – Friday, October 27, 2017',
    '9:00 am to 5:00 pm, Eastern Time',
    'City Hall',
    'Only for Ward 3.',
    'Saturday, October 28, 2017',
    'from 10:00 am, Eastern Time',
    'Voting by phone',
    'Monday, October 30, 2017',
    'until 6:30 pm, Eastern Time',
  ])
})

it('shows each deadline with its time of day, group, publisher and sources', () => {
  const deadlines = [
    { label: 'Last day to register', date: '2017-10-28', ...stateRule },
    {
      label: 'Last day to request a mail ballot',
      date: '2017-10-31',
      time: '17:00',
      group: 'ward-3',
      publisher: 'State of Anystate',
      ...stateRule,
      sources: [anUnlinkedSource],
    },
  ]
  const part = renderPart('When', { when: { ...noWhen, deadlines } })
  expect(readLines(part).slice(2)).toEqual([
    'Last day to register',
    'Saturday, October 28, 2017',
    'Rule for all of Anystate. Not confirmed by Anytown for this election.',
    'Last day to request a mail ballot',
    'Tuesday, October 31, 2017, 5:00 pm, Eastern Time',
    'Only for Ward 3.',
    'According to State of Anystate.',
    'Rule for all of Anystate. Not confirmed by Anytown for this election.',
  ])
  const when = within(part)
  expect(when.getByText('Saturday, October 28, 2017')).toHaveAttribute('datetime', '2017-10-28')
  expect(when.getByText(/^Tuesday, October 31/)).toHaveAttribute('datetime', '2017-10-31T17:00')
  expect(listSources(when)).toEqual(['Interview. Town Radio, October 20, 2017.', 'Minutes. City, undated page.'])
})

it('shows under each fact what it covers, unless it was confirmed', () => {
  const hours = { opens: '07:00', closes: '20:00', ...old }
  const periods = [{ label: 'Early voting', from: '2017-10-28', ...old }]
  const deadlines = [
    { label: 'Last day to register', date: '2017-10-28', ...confirmed },
    { label: 'Last day to apply', date: '2017-10-29', ...stateRule },
    { label: 'Last day to withdraw', date: '2017-10-30', ...old },
  ]
  expect(readLines(renderPart('When', { when: { hours, periods, deadlines } })).slice(1)).toEqual([
    'Polls: 7:00 am to 8:00 pm, Eastern Time.',
    'From another year. Not confirmed for this election.',
    'Early voting',
    'Saturday, October 28, 2017',
    'From another year. Not confirmed for this election.',
    'Last day to register',
    'Saturday, October 28, 2017',
    'Last day to apply',
    'Sunday, October 29, 2017',
    'Rule for all of Anystate. Not confirmed by Anytown for this election.',
    'Last day to withdraw',
    'Monday, October 30, 2017',
    'From another year. Not confirmed for this election.',
  ])
})

it('offers the dates as a calendar', () => {
  const link = within(renderPart('When')).getByRole('link', { name: 'Add to calendar' })
  expect(link).toHaveAttribute('href', '/election.ics')
})

it('shows deadlines with the same label in one row only if they pass together', () => {
  const deadline = { label: 'Last day to register', date: '2017-10-28', ...confirmed }
  const when = { ...noWhen, deadlines: [deadline, { ...deadline, date: '2017-10-29' }] }
  expect(within(renderPart('When', { when })).getAllByRole('term')).toHaveLength(2)
})

it('describes the coverage of a state whose name is not given', () => {
  const deadlines = [{ label: 'Last day to register', date: '2017-10-28', ...stateRule }]
  const when = within(renderPart('When', { state: undefined, when: { ...noWhen, deadlines } }))
  expect(when.getByText('Rule for the whole state. Not confirmed by Anytown for this election.')).toBeInTheDocument()
})

it('marks every deadline as passed and offers no calendar once there are results', () => {
  const when = within(renderPart('When', { results: { winners: {}, sources: [aSource] } }))
  expect(when.getByRole('term')).toHaveTextContent('Last day to register – Closed')
  expect(when.queryByRole('link', { name: 'Add to calendar' })).toBeNull()
})
