import startRaceSelector, { CHOSEN_RACE_KEY } from './raceSelector.browser'

const races = ['cityCouncil', 'schoolCommittee', 'mayor']
const root = document.documentElement

/** The page as it comes from the server, then the behavior. */
function open(fragment = '') {
  location.hash = fragment
  document.body.innerHTML = races.map((id) => `<button data-race="${id}">${id}</button>`).join('')
  startRaceSelector(races)
  document.dispatchEvent(new Event('DOMContentLoaded'))
}

function pressed() {
  return [...document.querySelectorAll('button[aria-pressed="true"]')].map(({ textContent }) => textContent)
}

beforeEach(() => {
  sessionStorage.clear()
  delete root.dataset.race
})

afterEach(() => jest.restoreAllMocks())

it('shows the first race by default', () => {
  open()
  expect(root.dataset.race).toBe('cityCouncil')
  expect(pressed()).toEqual(['cityCouncil'])
})

it('shows the stored race', () => {
  sessionStorage.setItem(CHOSEN_RACE_KEY, 'mayor')
  open()
  expect(pressed()).toEqual(['mayor'])
})

it.each(['', 'Mayor', 'dogCatcher', '{"race":"mayor"}', '__proto__'])(
  'takes the stored %j as the default',
  (stored) => {
    sessionStorage.setItem(CHOSEN_RACE_KEY, stored)
    open()
    expect(pressed()).toEqual(['cityCouncil'])
  },
)

it('keeps what a reader chooses', () => {
  open()
  document.querySelector<HTMLButtonElement>('button[data-race="schoolCommittee"]')!.click()
  expect(pressed()).toEqual(['schoolCommittee'])
  expect(sessionStorage.getItem('selectedCandidateType')).toBe('schoolCommittee')
})

it('works on when storage throws', () => {
  const refuse = () => {
    throw new Error('forbidden')
  }
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  open()
  document.querySelector<HTMLButtonElement>('button[data-race="mayor"]')!.click()
  expect(pressed()).toEqual(['mayor'])
})

it('takes a race in the address as the choice, and forgets the address when another is chosen', () => {
  open('#mayor')
  expect(pressed()).toEqual(['mayor'])
  expect(sessionStorage.getItem(CHOSEN_RACE_KEY)).toBe('mayor')
  document.querySelector<HTMLButtonElement>('button[data-race="cityCouncil"]')!.click()
  expect(location.hash).toBe('')
  expect(pressed()).toEqual(['cityCouncil'])
})
