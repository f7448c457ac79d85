import { followLegacyRoutes } from './legacyRoutes.browser'

const root = document.documentElement

beforeEach(() => {
  history.replaceState(null, '', '/')
  root.hidden = false
})

it('mends the address of a route to the page that is open, without asking for it again', () => {
  history.replaceState(null, '', '/candidates/?from=mail#/candidates')
  followLegacyRoutes()
  expect(location.pathname + location.search + location.hash).toBe('/candidates/?from=mail')
  expect(root.hidden).toBe(false)
})

it('leaves an ordinary fragment alone', () => {
  history.replaceState(null, '', '/#results')
  followLegacyRoutes()
  expect(location.hash).toBe('#results')
  expect(root.hidden).toBe(false)
})

it('shows a page again that it led away from, when the reader comes back to it', () => {
  followLegacyRoutes()
  root.hidden = true
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(root.hidden).toBe(false)
})
