import { afterFirstPaint } from './afterFirstPaint.browser'

beforeEach(() => {
  jest.useFakeTimers()
})

afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

function load() {
  dispatchEvent(new Event('load'))
}

it('waits for the page to be loaded, and then for a frame to be painted', () => {
  const frames: FrameRequestCallback[] = []
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame))
  const act = jest.fn()
  afterFirstPaint(act)
  jest.runAllTimers()
  expect(frames).toHaveLength(0)
  load()
  jest.runAllTimers()
  expect(act).not.toHaveBeenCalled()
  frames.forEach((frame) => frame(0))
  expect(act).not.toHaveBeenCalled()
  jest.runAllTimers()
  expect(act).toHaveBeenCalledTimes(1)
})

it('does not wait for a frame of a page that nobody looks at yet', () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0)
  const act = jest.fn()
  afterFirstPaint(act)
  load()
  jest.runAllTimers()
  expect(act).toHaveBeenCalledTimes(1)
})
