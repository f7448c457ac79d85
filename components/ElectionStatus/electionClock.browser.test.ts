/** @jest-environment jsdom */
import { DAY, type Schedule } from '@/lib/electionStatus'
import startElectionClock, { CLOCK_EVENT } from './electionClock.browser'
import showElectionStatus, { type Sentences } from './electionStatus.browser'
import followDeadlines from './passedDeadlines.browser'

const { dataset } = document.documentElement
const at = (instant: string) => Date.parse(`${instant}Z`)

const schedule: Schedule = {
  day: at('2017-11-07T00:00') / DAY,
  registration: { day: at('2017-10-28T00:00') / DAY, closes: at('2017-10-28T17:00') },
  polls: { opens: at('2017-11-07T07:00'), closes: at('2017-11-07T20:00') },
  earliest: at('2017-10-20T00:00'),
  latest: at('2019-11-07T00:00'),
  offsets: [[0, 0]],
}

const sentences: Sentences = {
  registration: ['Closes in', { one: '{count} day', other: '{count} days' }],
  lastDay: ['Closes', 'Today'],
  open: ['Open', 'Until 8'],
}

/** Opens a page at an instant and runs its scripts in their order. */
function openAt(instant: string) {
  jest.setSystemTime(at(instant))
  document.body.innerHTML = `
    <dl><div hidden data-election-status><dt></dt><dd></dd></div></dl>
    <span hidden data-passes="${schedule.registration!.closes}">– Closed</span>`
  startElectionClock(schedule)
  showElectionStatus(sentences)
  followDeadlines()
}

const findRow = () => document.querySelector('[data-election-status]')
const findMark = () => document.querySelector('[data-passes]')

beforeEach(() => {
  jest.useFakeTimers()
  document.documentElement.lang = 'en'
})

afterEach(() => jest.useRealTimers())

it('sets the state, counts the days and fills the row', () => {
  openAt('2017-10-21T12:00')
  expect([dataset.status, dataset.days]).toEqual(['registration', '7'])
  expect(findRow()).toHaveTextContent('Closes in7 days')
  expect(findRow()).not.toHaveAttribute('hidden')
})

it.each([
  ['2017-10-27T12:00', 'Closes in1 day'],
  ['2017-10-28T12:00', 'ClosesToday'],
])('chooses the sentence for the number of days at %s', (instant, expected) => {
  openAt(instant)
  expect(findRow()?.textContent).toBe(expected)
})

it.each(['2010-01-01T00:00', '2017-11-01T00:00', '2017-11-20T00:00', '2030-01-01T00:00'])(
  'hides the row at %s, in a state without a sentence',
  (instant) => {
    openAt(instant)
    expect(findRow()).toHaveAttribute('hidden')
    expect(findRow()).toHaveTextContent('')
  },
)

it('shows the mark of a deadline from the instant at which it passes', () => {
  openAt('2017-10-28T16:59')
  expect(findMark()).toHaveAttribute('hidden')
  jest.advanceTimersByTime(60_000)
  expect(findMark()).not.toHaveAttribute('hidden')
})

it('marks no deadline if the clock is wrong', () => {
  openAt('2030-01-01T00:00')
  expect(findMark()).toHaveAttribute('hidden')
})

it('reads the clock at every full minute, and starts again when the page is shown', () => {
  openAt('2017-11-07T06:59:30')
  expect(dataset.status).toBe('today')
  jest.advanceTimersByTime(30_000)
  expect(dataset.status).toBe('open')
  jest.setSystemTime(at('2017-11-07T21:00'))
  dispatchEvent(new Event('pageshow'))
  expect(dataset.status).toBe('closed')
})

it('sets no timer while the page is hidden', () => {
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  const listener = jest.fn()
  document.addEventListener(CLOCK_EVENT, listener)
  openAt('2017-11-07T06:59:30')
  document.dispatchEvent(new Event('visibilitychange'))
  const count = listener.mock.calls.length
  jest.advanceTimersByTime(600_000)
  expect(listener.mock.calls.length).toBe(count)
  hidden.mockReturnValue(false)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(dataset.status).toBe('open')
})
