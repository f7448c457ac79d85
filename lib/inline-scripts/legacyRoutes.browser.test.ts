/** @jest-environment jsdom */
import followLegacyRoutes from './legacyRoutes.browser'

const root = document.documentElement

beforeEach(() => {
  history.replaceState(null, '', '/')
  root.hidden = false
})

it('removes a route to the current page from the address without reloading', () => {
  history.replaceState(null, '', '/candidates/?from=mail#/candidates')
  followLegacyRoutes()
  expect(location.pathname + location.search + location.hash).toBe('/candidates/?from=mail')
  expect(root.hidden).toBe(false)
})

it('ignores an ordinary fragment', () => {
  history.replaceState(null, '', '/#results')
  followLegacyRoutes()
  dispatchEvent(Object.assign(new Event('hashchange'), { newURL: 'https://guide.example/#//evil.example' }))
  expect(location.hash).toBe('#results')
  expect(root.hidden).toBe(false)
})

it('shows a hidden page again when it is restored from the back/forward cache', () => {
  followLegacyRoutes()
  root.hidden = true
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(root.hidden).toBe(false)
})
