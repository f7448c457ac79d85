/** @jest-environment jsdom */
import { readPageAddress } from './pageViews'

function setReferrer(value: string) {
  Object.defineProperty(document, 'referrer', { value, configurable: true })
}

afterEach(() => {
  setReferrer('')
  document.body.innerHTML = ''
})

it('reads the same address on every not-found page', () => {
  history.replaceState(null, '', '/Vote%20moved%20to%20Nov%209?x=1')
  document.body.innerHTML = '<p data-not-found></p>'
  expect(readPageAddress()).toEqual({ path: '/404', location: 'http://localhost/404', referrer: '' })
})

it.each([
  ['', ''],
  ['https://search.example/results?q=my+name#top', 'https://search.example/'],
  ['http://localhost:8080/Vote%20moved%20to%20Nov%209?x=1', 'http://localhost:8080/'],
  ['android-app://example.mail/inbox/me', 'android-app://example.mail/'],
])('shortens the referrer %j to %j', (referrer, origin) => {
  setReferrer(referrer)
  expect(readPageAddress().referrer).toBe(origin)
})
