/** @jest-environment jsdom */
import { emptyBallot } from '@/components/ballot/marks/ballotMarks'
import { readBallot, updateBallot } from '@/components/ballot/marks/ballotStorage'
import { blockStorage } from '@/components/ballot/marks/testing/blockStorage'
import keepEarlyMarks from './keepEarlyMarks.browser'

const key = '/2017-11-07-anytown/ballot'
const box = () => document.querySelector('input')!
const note = () => document.querySelector('textarea')!

/** Opens a page on which React never starts. */
function openBallot() {
  document.body.innerHTML = `<div data-island>
    <ul><li><input type="checkbox" id="mayor.ada"></li></ul><textarea data-note="mayor"></textarea>
  </div>`
  keepEarlyMarks(key)
}

function write(text: string) {
  note().value = text
  note().dispatchEvent(new Event('input', { bubbles: true }))
}

afterEach(() => {
  jest.restoreAllMocks()
  localStorage.clear()
})

it('stores marks and notes at once, and removes them', () => {
  openBallot()
  box().click()
  write('Ask Ada')
  expect(Object.fromEntries(readBallot(key))).toEqual({ 'mayor.ada': '1', mayor: 'Ask Ada' })
  box().click()
  write('')
  expect(readBallot(key)).toEqual(emptyBallot)
})

it('shows stored marks and notes', () => {
  updateBallot(key, () => new Map(Object.entries({ 'mayor.ada': '1', mayor: 'Ask Ada' })))
  openBallot()
  expect(box()).toBeChecked()
  expect(note()).toHaveValue('Ask Ada')
})

it.each(['getItem', 'setItem'] as const)('leaves them in the form if %s is blocked', (method) => {
  blockStorage(method)
  openBallot()
  box().click()
  write('Ask Ada')
  expect(box()).toBeChecked()
  expect(note()).toHaveValue('Ask Ada')
})
