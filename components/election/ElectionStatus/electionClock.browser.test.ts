/** @jest-environment jsdom */
import { DAY, type Schedule } from '@/guide/words/electionStatus'
import startElectionClock, { CLOCK_EVENT } from './electionClock.browser'
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

/** Opens a page at an instant and runs its scripts in their order. */
function openAt(instant: string) {
  jest.setSystemTime(at(instant))
  document.body.innerHTML = `<span hidden data-passes="${schedule.registration!.closes}">– Closed</span>`
  startElectionClock(schedule)
  followDeadlines()
}

const findMark = () => document.querySelector('[data-passes]')

beforeEach(() => jest.useFakeTimers())

afterEach(() => jest.useRealTimers())

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
