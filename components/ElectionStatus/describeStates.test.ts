/** @jest-environment node */
import { anElection } from '@/guide/testing/factories'
import { describeStates } from './describeStates'

const deadline = { date: '2017-10-28', time: '17:00' }

it('describes every state of an election with confirmed hours', () => {
  expect(describeStates(anElection, deadline)).toEqual({
    registration: [
      'Registration closes',
      {
        1: 'Tomorrow, Saturday, October 28, 2017',
        one: 'In {count} day, on Saturday, October 28, 2017',
        other: 'In {count} days, on Saturday, October 28, 2017',
      },
    ],
    lastDay: ['Registration closes', 'Today at 5:00 pm, Eastern Time'],
    days: ['Election day is', { 1: 'tomorrow', one: 'in {count} day', other: 'in {count} days' }],
    today: ['Today is election day', 'Polls open at 7:00 am and close at 8:00 pm, Eastern Time'],
    open: ['Polls close', 'Today at 8:00 pm, Eastern Time'],
    closed: ['Polls are closed', 'Since 8:00 pm, Eastern Time'],
  })
})

it('gives hours that are not confirmed with what they cover, and does not open the polls', () => {
  const hours = { ...anElection.when.hours!, covers: 'another year' } as const
  const { today, open, closed } = describeStates({ ...anElection, when: { hours, deadlines: [] } }, undefined)
  expect(today).toEqual([
    'Today is election day',
    'Polls: 7:00 am to 8:00 pm, Eastern Time. From another year. Not confirmed for this election.',
  ])
  expect([open, closed]).toEqual([undefined, undefined])
})

it('does not open the polls at the hours of most if a group votes at other hours', () => {
  const hours = anElection.when.hours!
  const when = { hours, groupHours: [{ ...hours, group: 'ward-3' }], deadlines: [] }
  const { today, open } = describeStates({ ...anElection, when }, undefined)
  expect(today?.[1]).toBe('Polls: 7:00 am to 8:00 pm, Eastern Time. Some places have other hours.')
  expect(open).toBeUndefined()
})

it('states on election day that no hours are known', () => {
  const { today } = describeStates({ ...anElection, when: { hours: undefined, deadlines: [] } }, undefined)
  expect(today).toEqual(['Today is election day', 'We could not confirm the polling hours.'])
})

it('does not mention registration if no deadline closes it, and gives no time that is not known', () => {
  const { registration, lastDay } = describeStates({ ...anElection }, undefined)
  expect([registration, lastDay]).toEqual([undefined, undefined])
  expect(describeStates(anElection, { date: deadline.date }).lastDay).toEqual(['Registration closes', 'Today'])
})
