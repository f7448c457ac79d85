/** @jest-environment jsdom */
import startRaceSelector, { CHOSEN_RACE_KEY } from './raceSelector.browser'

const races = ['cityCouncil', 'schoolCommittee', 'mayor']
const root = document.documentElement

function openPage(fragment = '', hidden: readonly string[] = []) {
  location.hash = fragment
  const buttons = races.map((id) => `<button data-race="${id}">${id}<small>2 candidates</small></button>`)
  document.head.innerHTML = `<style>${hidden.map((id) => `[data-area] [data-race="${id}"]{display:none}`).join('')}</style>`
  const sections = races.map((id) => `<section id="${id}"><h2>Race ${id}</h2></section>`)
  document.body.innerHTML = `${buttons.join('')}<p data-race-status></p>${sections.join('')}`
  startRaceSelector()
}

function clickRace(id: string) {
  document.querySelector<HTMLButtonElement>(`button[data-race="${id}"]`)!.click()
}

function listPressedButtons() {
  return [...document.querySelectorAll<HTMLElement>('button[aria-pressed="true"]')].map(({ dataset }) => dataset.race)
}

const scrollIntoView = jest.fn()

beforeEach(() => {
  sessionStorage.clear()
  delete root.dataset.race
  delete root.dataset.area
  scrollIntoView.mockClear()
  Object.assign(Element.prototype, { scrollIntoView })
})

afterEach(() => jest.restoreAllMocks())

it.each(['', 'Mayor', 'dogCatcher', '{"race":"mayor"}', '__proto__'])(
  'shows the first race if the stored value is %j',
  (stored) => {
    sessionStorage.setItem(CHOSEN_RACE_KEY, stored)
    openPage()
    expect(listPressedButtons()).toEqual(['cityCouncil'])
  },
)

it('shows the first race if storage is blocked, and still takes a choice', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  openPage()
  expect(listPressedButtons()).toEqual(['cityCouncil'])
  clickRace('mayor')
  expect(listPressedButtons()).toEqual(['mayor'])
})

it.each([
  [100, 140, false],
  [-60, -20, true],
  [innerHeight + 10, innerHeight + 50, true],
])('scrolls to a heading from %i to %i px: %s', (top, bottom, scrolls) => {
  openPage()
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top, bottom } as DOMRect)
  clickRace('mayor')
  // Earlier tests' listeners are still there.
  expect(scrollIntoView.mock.calls.at(-1)).toEqual(scrolls ? [] : undefined)
})

it('offers only the races on the ballot of the chosen area, unless a link names another', () => {
  root.dataset.area = 'hill'
  openPage('', ['cityCouncil'])
  expect(listPressedButtons()).toEqual(['schoolCommittee'])
  sessionStorage.setItem(CHOSEN_RACE_KEY, 'cityCouncil')
  openPage('', ['cityCouncil'])
  expect(listPressedButtons()).toEqual(['schoolCommittee'])
  delete root.dataset.area
  document.dispatchEvent(new Event('areachange'))
  expect(listPressedButtons()).toEqual(['cityCouncil'])
  root.dataset.area = 'hill'
  openPage('#cityCouncil', ['cityCouncil'])
  expect(listPressedButtons()).toEqual(['cityCouncil'])
})

it('shows the race of a link that is followed on the page', () => {
  openPage()
  dispatchEvent(Object.assign(new Event('hashchange'), { newURL: 'https://guide.example/candidates/#mayor' }))
  expect(listPressedButtons()).toEqual(['mayor'])
})

it('shows the race that was chosen before a prerendered page is opened', () => {
  openPage()
  sessionStorage.setItem(CHOSEN_RACE_KEY, 'mayor')
  document.dispatchEvent(new Event('prerenderingchange'))
  expect(listPressedButtons()).toEqual(['mayor'])
})

it('stores the race of a link again when its prerendered page is opened', () => {
  openPage('#mayor')
  // The browser discards what a prerendered page stored for the session.
  sessionStorage.clear()
  document.dispatchEvent(new Event('prerenderingchange'))
  expect(sessionStorage.getItem(CHOSEN_RACE_KEY)).toBe('mayor')
})
