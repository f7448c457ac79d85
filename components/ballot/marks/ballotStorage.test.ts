/** @jest-environment jsdom */
import { emptyBallot, setEntry } from './ballotMarks'
import { canStoreBallot, readBallot, updateBallot, watchBallot } from './ballotStorage'
import { blockStorage } from './testing/blockStorage'

const key = '/2017-11-07-anytown/ballot'
const markAda = (ballot: typeof emptyBallot) => setEntry(ballot, 'mayor.ada', '1')

afterEach(() => {
  jest.restoreAllMocks()
  localStorage.clear()
})

it('adds to what another tab stored meanwhile', () => {
  updateBallot(key, markAda)
  updateBallot(key, (ballot) => setEntry(ballot, 'council.cy', '1'))
  expect([...readBallot(key).keys()]).toEqual(['mayor.ada', 'council.cy'])
})

it('keeps the ballot for the visit if storage is blocked', () => {
  blockStorage('setItem')
  blockStorage('getItem')
  const blocked = '/2017-11-07-anytown/blocked'
  expect(canStoreBallot(blocked)).toBe(false)
  expect(readBallot(blocked)).toEqual(emptyBallot)
  expect(updateBallot(blocked, markAda).isStored).toBe(false)
  expect([...readBallot(blocked).keys()]).toEqual(['mayor.ada'])
})

it('leaves nothing on the device when it tests the storage', () => {
  expect(canStoreBallot(key)).toBe(true)
  expect(localStorage).toHaveLength(0)
})

const storageEvent = (changed: string | null) => new StorageEvent('storage', { key: changed, bubbles: true })
const pageShow = (persisted: boolean) => Object.assign(new Event('pageshow', { bubbles: true }), { persisted })
const visibilityChange = new Event('visibilitychange', { bubbles: true })

it.each<[change: string, event: Event]>([
  ['another tab changes an entry', storageEvent(`${key}/mayor.ada`)],
  ['another tab clears everything', storageEvent(null)],
  ['the page is restored from the back/forward cache', pageShow(true)],
  ['a prerendered or background page is shown, since the ballot may have changed before', visibilityChange],
])('reports when %s, until it is stopped', (_, event) => {
  const onChange = jest.fn()
  const stop = watchBallot(key, onChange)
  document.dispatchEvent(event)
  expect(onChange).toHaveBeenCalledTimes(1)
  stop()
  document.dispatchEvent(event)
  expect(onChange).toHaveBeenCalledTimes(1)
})

it.each<[change: string, event: Event, isHidden: boolean]>([
  ['another tab changes something else', storageEvent('other'), false],
  ['the page is opened', pageShow(false), false],
  // Firefox freezes what React then schedules.
  ['the page is hidden', visibilityChange, true],
  ['another tab clears everything while the page is hidden', storageEvent(null), true],
])('reports nothing when %s', (_, event, isHidden) => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
  const onChange = jest.fn()
  const stop = watchBallot(key, onChange)
  document.dispatchEvent(event)
  expect(onChange).not.toHaveBeenCalled()
  stop()
})
