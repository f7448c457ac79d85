/** @jest-environment jsdom */
import { listVisited } from './keptGuide'

it('lists the languages that the tab has shown, without those of archived elections', () => {
  const pages = ['/2015-11-03/candidates/', '/es/about/', '/es/']
  const entries = () => pages.map((path) => ({ url: location.origin + path }))
  Object.assign(window, { navigation: { entries } })
  history.replaceState(undefined, '', '/es/')
  expect(listVisited(['', '/es', '/pt'])).toEqual(['/es'])
})
