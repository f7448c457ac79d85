import { allowsPageViews } from './allowsPageViews'
import { configurePageViews } from './configurePageViews'

const page = window as Window & { dataLayer?: ArrayLike<unknown>[] }

// @next/third-parties calls performance.mark, which jsdom does not have.
performance.mark ??= () => ({}) as PerformanceMark

function setSignal(name: string, value: unknown) {
  Object.defineProperty(navigator, name, { value, configurable: true })
}

beforeEach(() => {
  delete page.dataLayer
  document.querySelectorAll('script').forEach((script) => script.remove())
  jest.resetModules()
  history.replaceState(null, '', '/profile/bears/')
})

afterEach(() => {
  unmount()
  unmount = () => {}
  setSignal('globalPrivacyControl', undefined)
  setSignal('doNotTrack', null)
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

it('reports one page view with path and title, and turns off the automatic page view', async () => {
  await openPage()
  expect(listPageViews()).toEqual([
    [
      'event',
      'page_view',
      {
        page_path: '/profile/bears',
        page_title: 'Page /profile/bears hit',
        page_location: 'http://localhost/profile/bears/',
        page_referrer: '',
      },
    ],
  ])
  expect(listCommands().find(([name]) => name === 'config')).toEqual([
    'config',
    'G-TEST12345',
    expect.objectContaining({ send_page_view: false }),
  ])
})

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

it('reports an address without a page as /404', async () => {
  history.replaceState(null, '', '/Vote%20moved%20to%20Nov%209')
  document.body.innerHTML = '<p data-not-found></p>'
  await openPage()
  expect(listPageViews()).toMatchObject([
    [
      'event',
      'page_view',
      { page_path: '/404', page_title: 'Page /404 hit', page_location: 'http://localhost/404', page_referrer: '' },
    ],
  ])
  expect(JSON.stringify(listCommands())).not.toContain('Vote')
  document.body.innerHTML = ''
})

it('reports another page view when the page is restored from the back/forward cache', async () => {
  await openPage()
  const dispatchPageShow = (persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
  dispatchPageShow(false)
  expect(listPageViews()).toHaveLength(1)
  dispatchPageShow(true)
  expect(listPageViews()).toHaveLength(2)
})

it('reports no page view for a legacy route, which redirects to a page that does', async () => {
  history.replaceState(null, '', '/#/profile/bears')
  await openPage()
  expect(listPageViews()).toEqual([])
})

it('reports the page if its address looks like a legacy route, but the election has none', async () => {
  history.replaceState(null, '', '/#/profile/bears')
  await openPage({ legacyRoutes: false })
  expect(listPageViews()).toHaveLength(1)
})

it.each([
  ['globalPrivacyControl', true],
  ['doNotTrack', '1'],
  ['doNotTrack', 'yes'],
])('loads and sends nothing when %s is %j', async (name, value) => {
  setSignal(name, value)
  expect(allowsPageViews()).toBe(false)
  await openPage()
  expect(page.dataLayer).toBeUndefined()
  expect(document.querySelector('script')).toBeNull()
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
