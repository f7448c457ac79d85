/** @jest-environment jsdom */
import { runAfterFirstPaint } from './head.browser'

/** Callbacks for the next frame. */
let frame: (() => void)[]

beforeEach(() => {
  jest.useFakeTimers()
  frame = []
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => frame.push(() => callback(0)))
})

afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

function paint() {
  for (const callback of frame.splice(0)) callback()
  jest.runAllTimers()
}

it('waits for the load event, then until a frame is painted, and runs once', () => {
  const callback = jest.fn()
  runAfterFirstPaint(callback)
  paint()
  paint()
  dispatchEvent(new Event('load'))
  paint()
  expect(callback).not.toHaveBeenCalled()
  paint()
  expect(callback).toHaveBeenCalledTimes(1)
  paint()
  expect(callback).toHaveBeenCalledTimes(1)
})
