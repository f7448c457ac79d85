import { DAY, type Schedule, findElectionState } from './electionStatus'
import { type StreetFile, findAddress, parseAddress, parseStreet } from './streets'

describe('electionStatus', () => {
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
    const states = ['T06:00', 'T12:00', 'T21:00'].map((time) =>
      stateAt(`2017-11-07${time}-05:00`, { polls: undefined }),
    )
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
})

const file: StreetFile = [
  [
    'N Main St',
    'Larkin',
    [
      [1, 99, 1, 'hill'],
      [2, 98, 2, 'bay'],
    ],
  ],
  ['S Main St', 'Larkin', [[1, 50, 0, 'mill']]],
  ['Main St', 'Port Larkin', [[200, 300, 0, 'port']]],
  ['Étang Ave', '', [[0, 999_999, 0, 'hill french']]],
  ['Avenue Rd', 'Larkin', [[1, 9, 0, 'bay']]],
  ['North St', 'Larkin', [[1, 9, 0, 'bay']]],
]

it.each([
  ['N. Main Street', 'main'],
  ['Main', 'main'],
  ['main st north', 'main'],
  ['North St', 'north'],
  ['Avenue Road', 'avenue'],
  ['Avenue', 'avenue'],
  ['Étang', 'etang'],
  ['St. Larkin Ave', 'street larkin'],
  ['Avenue E', 'avenue'],
])('takes direction and kind from the name of %s', (street, main) => {
  expect(parseStreet(street).main).toBe(main)
})

it.each([
  ['1 N Main St', 'hill'],
  ['12 north main', 'bay'],
  ['12a MAIN STREET N', 'bay'],
  ['7 1/2 N Main St', 'hill'],
  ['13 Main Street South', 'mill'],
  ['60 Main St', 'bay'],
  ['250 main st, port larkin NS', 'port'],
  ['5 etang', 'hill french'],
  ['5 Avenue Rd', 'bay'],
  ['5 north', 'bay'],
])('finds %s', (text, areas) => {
  expect(findAddress(file, parseAddress(text)!).map((found) => found[1])).toEqual([areas])
})

it.each([
  ['5 Maine St', []],
  ['5 Main Ave', []],
  ['250 Main St, Larkin', []],
  ['13 Main St, Port Larkin', []],
  ['500 N Main St', []],
  ['1 Main St', ['N Main St, Larkin', 'S Main St, Larkin']],
])('does not guess for %s', (text, streets) => {
  expect(findAddress(file, parseAddress(text)!).map(([street]) => street)).toEqual(streets)
})

it.each(['', 'Main St', '12', '12-34 Main St', '12th Street', '-5 Main St', '<script>'])(
  'has no address in %j',
  (text) => {
    expect(parseAddress(text)).toBeUndefined()
  },
)
