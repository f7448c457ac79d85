/** @jest-environment jsdom */
import { emptyBallot, setEntry } from './ballotMarks'
import { canStoreBallot, readBallot, updateBallot, watchBallot } from './ballotStorage'

const key = '/2017-11-07-anytown/ballot'
const markAda = (ballot: typeof emptyBallot) => setEntry(ballot, 'mayor.ada', '1')

afterEach(() => {
  jest.restoreAllMocks()
  localStorage.clear()
})

it('keeps the ballot on the device', () => {
  expect(readBallot(key)).toEqual(emptyBallot)
  const { ballot, isStored } = updateBallot(key, markAda)
  expect(isStored).toBe(true)
  expect(readBallot(key)).toEqual(ballot)
  expect([...ballot]).toEqual([['mayor.ada', '1']])
})

it('adds to what another tab stored meanwhile', () => {
  updateBallot(key, markAda)
  updateBallot(key, (ballot) => setEntry(ballot, 'council.cy', '1'))
  expect([...readBallot(key).keys()]).toEqual(['mayor.ada', 'council.cy'])
})

it('keeps the ballot for the visit if storage is blocked', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
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

it.each([`${key}/mayor.ada`, null])('reports a change of %j in another tab until it is stopped', (changed) => {
  const onChange = jest.fn()
  const stop = watchBallot(key, onChange)
  dispatchEvent(new StorageEvent('storage', { key: 'other' }))
  expect(onChange).not.toHaveBeenCalled()
  dispatchEvent(new StorageEvent('storage', { key: changed }))
  expect(onChange).toHaveBeenCalledTimes(1)
  stop()
  dispatchEvent(new StorageEvent('storage', { key: changed }))
  expect(onChange).toHaveBeenCalledTimes(1)
})

it('reports a page that is restored from the back/forward cache', () => {
  const onChange = jest.fn()
  const stop = watchBallot(key, onChange)
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
  expect(onChange).not.toHaveBeenCalled()
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(onChange).toHaveBeenCalledTimes(1)
  stop()
})

it('reports that a prerendered or background page is shown, since the ballot may have changed before', () => {
  const onChange = jest.fn()
  const stop = watchBallot(key, onChange)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(onChange).toHaveBeenCalledTimes(1)
  stop()
  document.dispatchEvent(new Event('visibilitychange'))
  expect(onChange).toHaveBeenCalledTimes(1)
})

it('reports nothing while a page is hidden, because Firefox freezes what React then schedules', () => {
  const onChange = jest.fn()
  const stop = watchBallot(key, onChange)
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  document.dispatchEvent(new Event('visibilitychange'))
  dispatchEvent(new StorageEvent('storage', { key: null }))
  expect(onChange).not.toHaveBeenCalled()
  stop()
})
