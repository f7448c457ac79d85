/** @jest-environment jsdom */
import { configurePageViews } from './pageViews'

const page = window as Window & { dataLayer?: ArrayLike<unknown>[] }

// @next/third-parties calls performance.mark, which jsdom does not have.
performance.mark ??= () => ({}) as PerformanceMark

beforeEach(() => {
  delete page.dataLayer
  document.querySelectorAll('script').forEach((script) => script.remove())
  jest.resetModules()
  history.replaceState(null, '', '/profile/bears/')
})

afterEach(() => {
  unmount()
  unmount = () => {}
})

let unmount: () => void = () => {}

/** Renders the component with fresh modules, because `@next/third-parties` keeps state in its own. */
async function openPage({ legacyRoutes = true } = {}) {
  const { act, render } = await import('@testing-library/react/pure')
  const { createElement } = await import('react')
  const { PageViews } = await import('./PageViews')
  await act(async () => {
    unmount = render(createElement(PageViews, { gaId: 'G-TEST12345', legacyRoutes })).unmount
  })
}

function listCommands() {
  return (page.dataLayer ?? []).map((command) => Array.prototype.slice.call(command) as unknown[])
}

function listPageViews() {
  return listCommands().filter(([name, event]) => name === 'event' && event === 'page_view')
}

it('sends no query and no fragment in any command', async () => {
  history.replaceState(null, '', '/profile/bears/?email=me@mail.example#private')
  Object.defineProperty(document, 'referrer', { value: 'https://mail.example/?q=private', configurable: true })
  await openPage()
  const address = { page_location: 'http://localhost/profile/bears/', page_referrer: 'https://mail.example/' }
  expect(listCommands().find(([name]) => name === 'config')?.[2]).toMatchObject(address)
  expect(listPageViews()[0]?.[2]).toMatchObject(address)
  expect(JSON.stringify(listCommands())).not.toMatch(/private|email/)
  Reflect.deleteProperty(document, 'referrer')
})

it('reports the page if its address looks like a legacy route, but the election has none', async () => {
  history.replaceState(null, '', '/#/profile/bears')
  await openPage({ legacyRoutes: false })
  expect(listPageViews()).toHaveLength(1)
})

it('keeps other commands, settings and an existing queue', () => {
  configurePageViews()
  page.dataLayer!.push(['js', 1], ['config', 'G-1', { debug_mode: true }])
  expect(listCommands()[0]).toEqual(['js', 1])
  expect(listCommands()[1]?.[2]).toMatchObject({ debug_mode: true, send_page_view: false })
  const queue = page.dataLayer
  configurePageViews()
  expect(page.dataLayer).toBe(queue)
})
