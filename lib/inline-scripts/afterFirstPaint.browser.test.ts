import { runAfterFirstPaint } from './afterFirstPaint.browser'

/** Options of every `observe` call. */
let observations: unknown[]
/** Reports a paint to the active observer. */
let reportPaint: (() => void) | undefined

function mockPerformanceObserver(supportedEntryTypes: readonly string[] | undefined) {
  observations = []
  reportPaint = undefined
  window.PerformanceObserver = class {
    static readonly supportedEntryTypes = supportedEntryTypes
    constructor(callback: PerformanceObserverCallback) {
      reportPaint = () => callback({} as PerformanceObserverEntryList, this as unknown as PerformanceObserver)
    }
    observe = (options: unknown) => observations.push(options)
    disconnect = () => (reportPaint = undefined)
  } as unknown as typeof PerformanceObserver
}

beforeEach(() => {
  jest.useFakeTimers()
  mockPerformanceObserver(['mark', 'paint'])
})

afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

function dispatchLoad() {
  dispatchEvent(new Event('load'))
  jest.runAllTimers()
}

it('waits for the load event, then for a paint, and runs once', () => {
  const callback = jest.fn()
  runAfterFirstPaint(callback)
  expect(observations).toEqual([])
  dispatchLoad()
  // Buffered entries include a paint before the load event, as on a page with images.
  expect(observations).toEqual([{ type: 'paint', buffered: true }])
  expect(callback).not.toHaveBeenCalled()
  reportPaint?.()
  expect(callback).toHaveBeenCalledTimes(1)
  reportPaint?.()
  expect(callback).toHaveBeenCalledTimes(1)
})

it('does not wait for a paint of a hidden page', () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  const callback = jest.fn()
  runAfterFirstPaint(callback)
  dispatchLoad()
  expect(observations).toEqual([])
  expect(callback).toHaveBeenCalledTimes(1)
})

it('waits until a prerendered page is opened and painted', () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true })
  const callback = jest.fn()
  runAfterFirstPaint(callback)
  dispatchLoad()
  expect(callback).not.toHaveBeenCalled()
  reportPaint?.()
  expect(callback).toHaveBeenCalledTimes(1)
  Reflect.deleteProperty(document, 'prerendering')
})

for (const [condition, types] of [
  ['paint entries are unsupported', ['mark']],
  ['the supported entry types are unavailable', undefined],
] as const)
  it(`does not wait for a paint if ${condition}`, () => {
    mockPerformanceObserver(types)
    const callback = jest.fn()
    runAfterFirstPaint(callback)
    expect(callback).not.toHaveBeenCalled()
    dispatchLoad()
    expect(observations).toEqual([])
    expect(callback).toHaveBeenCalledTimes(1)
  })
