/** A tab of Firefox or WebKitGTK: as little as the journeys need, so that one description serves both. */
import { expect } from 'playwright/test'

/** What a reader blocks, or a phone has no memory for. */
export type Blocked = 'storage' | 'workers and speculation' | 'the back/forward cache'

export interface Driver {
  readonly open: (url: string) => Promise<void>
  /** Runs the body of a function in the page. Its one argument is the value. */
  readonly run: <T>(body: string, value?: unknown) => Promise<T>
  /** Clicks the element that the body of a function returns. */
  readonly click: (body: string, value?: unknown) => Promise<void>
  readonly type: (body: string, value: unknown, text: string) => Promise<void>
  readonly pressEnter: () => Promise<void>
  /** Sets the width of the window. WebKitGTK has a minimum between 360 and 500 px. */
  readonly setWidth: (width: number) => Promise<void>
  readonly close: () => Promise<void>
}

export type Tab = ReturnType<typeof createTab>

/** Finds the first visible element that matches a selector and contains a string. */
const findElement = `
  const [selector, text] = arguments[0]
  const element = [...document.querySelectorAll(selector)].find((each) =>
    each.checkVisibility({ visibilityProperty: true }) && each.textContent.replace(/\\s+/g, ' ').includes(text))
  if (!element) throw new Error('no element')
`

/** Adds what both browsers do alike. */
export function createTab(driver: Driver) {
  const timeout = 15_000
  const run = <T>(expression: string) => driver.run<T>(`return ${expression}`)
  /** Waits until an expression has a value. While a page is replaced, it has none. */
  const expectThat = (expression: string, value: unknown = true) =>
    expect.poll(() => run(expression).catch(String), { message: expression, timeout }).toEqual(value)
  const expectPath = (path: string) => expectThat('location.pathname + location.hash', path)
  /** Tries again until the browser lets the element be clicked. It does not during a view transition, for instance. */
  const clickOn = (selector: string, text = '') =>
    expect(() => driver.click(`${findElement} return element`, [selector, text])).toPass({ timeout })
  return {
    driver,
    open: driver.open,
    pressEnter: driver.pressEnter,
    setWidth: driver.setWidth,
    run,
    expectThat,
    expectPath,
    clickOn,
    typeInto: (selector: string, text: string) => driver.type(`${findElement} return element`, [selector, ''], text),
    /** Scrolls to an element first, since a click may scroll, too. Returns the position that the page is left at. */
    scrollAndClick: async (selector: string, text = '') => {
      const scroll = `${findElement} element.scrollIntoView({ block: 'center', behavior: 'instant' })`
      await expect(() => driver.run(scroll, [selector, text])).toPass({ timeout })
      const position = await run<number>('scrollY')
      expect(position).toBeGreaterThan(100)
      await clickOn(selector, text)
      return position
    },
    goBack: async (path: string) => {
      await driver.run('history.back()')
      await expectPath(path)
      await expectThat('document.readyState', 'complete')
    },
    reload: async () => {
      await driver.run('window.isOld = true; location.reload()')
      await expectThat('!window.isOld && document.readyState', 'complete')
    },
    /** Expects the page to be where it was. Text may be set anew, with other fractions of pixels. */
    expectScrolled: (position: number) =>
      expect.poll(() => run<number>(`scrollY - ${position}`).then(Math.abs, String), { timeout }).toBeLessThan(3),
  }
}
