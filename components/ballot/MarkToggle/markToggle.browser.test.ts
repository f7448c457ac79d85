/** @jest-environment jsdom */
import { emptyBallot, setEntry } from '@/components/ballot/marks/ballotMarks'
import { readBallot, updateBallot } from '@/components/ballot/marks/ballotStorage'
import { blockStorage } from '@/components/ballot/marks/testing/blockStorage'
import startMarkToggles from './markToggle.browser'

let pages = 0
let key: string

/** Marks a candidate in another tab. */
function mark(id: string) {
  updateBallot(key, (ballot) => setEntry(ballot, `mayor.${id}`, '1'))
}

/** Opens a page with a toggle and runs the script. */
function openPage(...marked: readonly string[]) {
  key = `/2017-11-07-anytown/ballot${++pages}`
  marked.forEach(mark)
  document.body.innerHTML = '<p hidden><label><input type="checkbox" name="mayor" value="ada" data-mark></label></p>'
  startMarkToggles(key)
}

const input = () => document.querySelector('input')!

afterEach(() => {
  jest.restoreAllMocks()
  localStorage.clear()
})

it('adds a mark to the stored ballot and takes it back', () => {
  openPage('bob')
  updateBallot(key, (ballot) => setEntry(ballot, 'mayor', 'Ask Ada'))
  input().click()
  expect(Object.fromEntries(readBallot(key))).toEqual({ 'mayor.bob': '1', 'mayor.ada': '1', mayor: 'Ask Ada' })
  input().click()
  expect(Object.fromEntries(readBallot(key))).toEqual({ 'mayor.bob': '1', mayor: 'Ask Ada' })
})

it.each([
  ['another tab changes it', new StorageEvent('storage')],
  ['the page is restored from the back/forward cache', new Event('pageshow')],
  ['the page is shown after it was prerendered or in the background', new Event('visibilitychange')],
])('reads the ballot again when %s', (_, event) => {
  openPage()
  mark('ada')
  expect(input()).not.toBeChecked()
  dispatchEvent(event)
  expect(input()).toBeChecked()
})

it('leaves out the toggle if storage is blocked', () => {
  blockStorage('getItem')
  openPage()
  expect(input()).not.toBeVisible()
})

it('shows no mark that cannot be stored', () => {
  openPage()
  blockStorage('setItem')
  input().click()
  expect(input()).not.toBeChecked()
  expect(readBallot(key)).toEqual(emptyBallot)
})

it('names the tick of a translated statement by its original', () => {
  document.body.innerHTML =
    '<div data-statement><p data-said data-hash="1ab">Texto</p><p data-tick></p></div>' +
    '<div data-toggles><label><input type="checkbox" data-mark></label></div>'
  startMarkToggles('/2017-11-07-anytown/translated')
  expect(input().value).toBe('1ab')
})
