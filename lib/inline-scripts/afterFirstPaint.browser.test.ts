import { afterFirstPaint } from './afterFirstPaint.browser'

/** What the browser would be asked to tell of. */
let observed: unknown[]
/** Tells of a paint, as the browser does. */
let paint: (() => void) | undefined

function putObserver(supportedEntryTypes: readonly string[] | undefined) {
  observed = []
  paint = undefined
  window.PerformanceObserver = class {
    static readonly supportedEntryTypes = supportedEntryTypes
    constructor(tell: PerformanceObserverCallback) {
      paint = () => tell({} as PerformanceObserverEntryList, this as unknown as PerformanceObserver)
    }
    observe = (what: unknown) => observed.push(what)
    disconnect = () => (paint = undefined)
  } as unknown as typeof PerformanceObserver
}

beforeEach(() => {
  jest.useFakeTimers()
  putObserver(['mark', 'paint'])
})

afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

function load() {
  dispatchEvent(new Event('load'))
  jest.runAllTimers()
}

it('waits for the page to be loaded, and then for the browser to tell that it is painted', () => {
  const act = jest.fn()
  afterFirstPaint(act)
  expect(observed).toEqual([])
  load()
  // Buffered: a page with pictures is painted before it is loaded.
  expect(observed).toEqual([{ type: 'paint', buffered: true }])
  expect(act).not.toHaveBeenCalled()
  paint?.()
  expect(act).toHaveBeenCalledTimes(1)
  paint?.()
  expect(act).toHaveBeenCalledTimes(1)
})

it('does not wait for a paint of a page that nobody looks at yet', () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  const act = jest.fn()
  afterFirstPaint(act)
  load()
  expect(observed).toEqual([])
  expect(act).toHaveBeenCalledTimes(1)
})

for (const [browser, types] of [
  ['does not tell of paints', ['mark']],
  ['does not say what it tells of', undefined],
] as const)
  it(`does not wait for a paint where the browser ${browser}`, () => {
    putObserver(types)
    const act = jest.fn()
    afterFirstPaint(act)
    expect(act).not.toHaveBeenCalled()
    load()
    expect(observed).toEqual([])
    expect(act).toHaveBeenCalledTimes(1)
  })
