/** Page views of pages that the browser renders before a reader opens them. */
import { test, waitForPrerendering, waitUntil, wasPrerendered } from './support/prerendering'
import { expect } from './support/site'

test.use({ out: 'out-configured', basePath: '/guide' })

test('a prerendered page reports one page view, when it is opened', async ({ open, address }) => {
  const tab = await open(address)
  await waitForPrerendering(tab)
  await tab.tap('a[data-main-path]')
  expect(await wasPrerendered(tab, `${address}candidates/`)).toBe(true)
  const views = '(window.dataLayer ?? []).flatMap(([, name, view]) => (name === "page_view" ? view.page_path : []))'
  await waitUntil(tab, `${views}.length > 0`)
  expect(await tab.evaluate(views)).toEqual(['/candidates'])
})
