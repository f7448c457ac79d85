import { DAY, findElectionState, type Schedule } from './electionStatus'

const hour = DAY / 24
const at = (instant: string) => Date.parse(instant)

/** Polls from 7 am to 8 pm in New York on November 7, 2017. Clocks are set back on November 5. */
const schedule: Schedule = {
  day: at('2017-11-07') / DAY,
  registration: { day: at('2017-10-28') / DAY, closes: at('2017-10-28T17:00-04:00') },
  polls: { opens: at('2017-11-07T07:00-05:00'), closes: at('2017-11-07T20:00-05:00') },
  earliest: at('2017-10-19T00:00-04:00'),
  latest: at('2019-11-07T00:00-05:00'),
  offsets: [
    [at('2017-10-19T00:00-04:00'), -4 * hour],
    [at('2017-11-05T02:00-04:00'), -5 * hour],
  ],
}

const stateAt = (instant: string, fields: Partial<Schedule> = {}) => {
  const { status, days } = findElectionState({ ...schedule, ...fields }, at(instant))
  return days === undefined ? status : `${status} ${days}`
}

it.each([
  ['2017-10-19T00:00-04:00', 'neutral', 'registration 9'],
  ['2017-10-20T00:00-04:00', 'registration 9', 'registration 8'],
  ['2017-10-28T00:00-04:00', 'registration 1', 'registration 0'],
  ['2017-10-28T17:00-04:00', 'registration 0', 'days 10'],
  ['2017-10-29T00:00-04:00', 'days 10', 'days 9'],
  ['2017-11-05T00:00-04:00', 'days 3', 'days 2'],
  ['2017-11-05T02:00-04:00', 'days 2', 'days 2'],
  ['2017-11-06T00:00-05:00', 'days 2', 'days 1'],
  ['2017-11-07T00:00-05:00', 'days 1', 'today'],
  ['2017-11-07T07:00-05:00', 'today', 'open'],
  ['2017-11-07T20:00-05:00', 'open', 'closed'],
  ['2017-11-08T00:00-05:00', 'closed', 'awaiting'],
  ['2017-11-09T00:00-05:00', 'awaiting', 'over'],
  ['2019-11-07T00:00-05:00', 'over', 'neutral'],
])('changes at %s from %s to %s', (instant, before, after) => {
  const [lastMoment, hourBefore, hourAfter] = [-1, -hour, hour].map((shift) => new Date(at(instant) + shift))
  expect(stateAt(lastMoment!.toISOString())).toBe(before)
  expect(stateAt(hourBefore!.toISOString())).toBe(before)
  expect(stateAt(new Date(at(instant) + 1).toISOString())).toBe(after)
  expect(stateAt(hourAfter!.toISOString())).toBe(after)
})

it('does not open or close polls whose hours are not confirmed', () => {
  const states = ['T06:00', 'T12:00', 'T21:00'].map((time) => stateAt(`2017-11-07${time}-05:00`, { polls: undefined }))
  expect(states).toEqual(['today', 'today', 'today'])
})

it('counts the days to election day if no deadline closes registration', () => {
  expect(stateAt('2017-10-20T12:00Z', { registration: undefined })).toBe('days 18')
})

it('does not count the days to a deadline on election day', () => {
  const registration = { day: schedule.day, closes: schedule.polls!.closes }
  expect(stateAt('2017-11-06T12:00Z', { registration })).toBe('registration 1')
  expect(stateAt('2017-11-07T13:00Z', { registration })).toBe('open')
})
