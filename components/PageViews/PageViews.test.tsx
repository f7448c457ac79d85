import { allowsPageViews } from './allowsPageViews'
import { suppressAutomaticPageView } from './suppressAutomaticPageView'

type Page = Window & { dataLayer?: ArrayLike<unknown>[] }
const page = window as Page

// jsdom has no performance.mark, which @next/third-parties calls.
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
  leave()
  leave = () => {}
  setSignal('globalPrivacyControl', undefined)
  setSignal('doNotTrack', null)
})

let leave: () => void = () => {}

/** Opens a page: React and the component anew, since their modules remember what they have loaded. */
async function open() {
  const { act, render } = await import('@testing-library/react/pure')
  const { createElement } = await import('react')
  const { PageViews } = await import('./PageViews')
  await act(async () => {
    leave = render(createElement(PageViews, { gaId: 'G-TEST12345' })).unmount
  })
}

function commands() {
  return (page.dataLayer ?? []).map((command) => Array.prototype.slice.call(command) as unknown[])
}

function pageViews() {
  return commands().filter(([name, event]) => name === 'event' && event === 'page_view')
}

it('reports one page view, with the path and the title in their form, and none of its own accord', async () => {
  await open()
  expect(pageViews()).toEqual([
    ['event', 'page_view', { page_path: '/profile/bears', page_title: 'Page /profile/bears hit' }],
  ])
  expect(commands().find(([name]) => name === 'config')).toEqual([
    'config',
    'G-TEST12345',
    expect.objectContaining({ send_page_view: false }),
  ])
})

it('reports again when the page comes back from the back/forward cache', async () => {
  await open()
  const shown = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
  shown(false)
  expect(pageViews()).toHaveLength(1)
  shown(true)
  expect(pageViews()).toHaveLength(2)
})

it('leaves the page view of a legacy route to the page that it leads to', async () => {
  history.replaceState(null, '', '/#/profile/bears')
  await open()
  expect(pageViews()).toEqual([])
})

it.each([
  ['globalPrivacyControl', true],
  ['doNotTrack', '1'],
  ['doNotTrack', 'yes'],
])('loads and sends nothing when %s is %j', async (name, value) => {
  setSignal(name, value)
  expect(allowsPageViews()).toBe(false)
  await open()
  expect(page.dataLayer).toBeUndefined()
  expect(document.querySelector('script')).toBeNull()
})

it('leaves every other command and a queue that is there already alone', () => {
  suppressAutomaticPageView()
  page.dataLayer!.push(['js', 1], ['config', 'G-1', { debug_mode: true }])
  expect(commands()[0]).toEqual(['js', 1])
  expect(commands()[1]?.[2]).toMatchObject({ debug_mode: true, send_page_view: false })
  const queue = page.dataLayer
  suppressAutomaticPageView()
  expect(page.dataLayer).toBe(queue)
})
