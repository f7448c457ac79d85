import startRaceSelector, { CHOSEN_RACE_KEY, type Ballots } from './raceSelector.browser'

const races = ['cityCouncil', 'schoolCommittee', 'mayor']
const root = document.documentElement

/** Opens a page with a button for each race and runs the script. */
function openPage(fragment = '', ballots?: Ballots) {
  location.hash = fragment
  const buttons = races.map((id) => `<button data-race="${id}">${id}<small>2 candidates</small></button>`)
  const sections = races.map((id) => `<section id="${id}"><h2>Race ${id}</h2></section>`)
  document.body.innerHTML = `${buttons.join('')}<p data-race-status></p>${sections.join('')}`
  startRaceSelector(races, ballots)
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

it('shows the first race by default', () => {
  openPage()
  expect(root.dataset.race).toBe('cityCouncil')
  expect(listPressedButtons()).toEqual(['cityCouncil'])
})

it('shows the stored race', () => {
  sessionStorage.setItem('selectedCandidateType', 'mayor')
  openPage()
  expect(root.dataset.race).toBe('mayor')
  expect(listPressedButtons()).toEqual(['mayor'])
})

it.each(['', 'Mayor', 'dogCatcher', '{"race":"mayor"}', '__proto__'])(
  'shows the first race if the stored value is %j',
  (stored) => {
    sessionStorage.setItem(CHOSEN_RACE_KEY, stored)
    openPage()
    expect(listPressedButtons()).toEqual(['cityCouncil'])
  },
)

it('shows and stores a race when its button is clicked', () => {
  openPage()
  clickRace('schoolCommittee')
  expect(root.dataset.race).toBe('schoolCommittee')
  expect(listPressedButtons()).toEqual(['schoolCommittee'])
  expect(sessionStorage.getItem('selectedCandidateType')).toBe('schoolCommittee')
})

it('works without storage', () => {
  const throwError = () => {
    throw new Error('blocked')
  }
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(throwError)
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(throwError)
  openPage()
  clickRace('mayor')
  expect(listPressedButtons()).toEqual(['mayor'])
})

it('shows and stores the race in the fragment', () => {
  openPage('#mayor')
  expect(listPressedButtons()).toEqual(['mayor'])
  expect(sessionStorage.getItem(CHOSEN_RACE_KEY)).toBe('mayor')
})

it('puts the race of a clicked button into the fragment, without a step in the history', () => {
  openPage('#mayor')
  const steps = history.length
  const listener = jest.fn()
  addEventListener('hashchange', listener)
  clickRace('cityCouncil')
  expect(location.hash).toBe('#cityCouncil')
  expect(history).toHaveLength(steps)
  expect(listener).not.toHaveBeenCalled()
  expect(listPressedButtons()).toEqual(['cityCouncil'])
})

it('announces the race of a clicked button, but not the race that a page opens with', () => {
  openPage()
  const status = document.querySelector('[data-race-status]')
  expect(status).toBeEmptyDOMElement()
  clickRace('mayor')
  expect(status).toHaveTextContent('Race mayor: 2 candidates')
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
  const ballots = [['hill', ['schoolCommittee', 'mayor']]] as const
  root.dataset.area = 'hill'
  openPage('', ballots)
  expect(listPressedButtons()).toEqual(['schoolCommittee'])
  sessionStorage.setItem(CHOSEN_RACE_KEY, 'cityCouncil')
  openPage('', ballots)
  expect(listPressedButtons()).toEqual(['schoolCommittee'])
  root.dataset.area = ''
  document.dispatchEvent(new Event('areachange'))
  expect(listPressedButtons()).toEqual(['cityCouncil'])
  root.dataset.area = 'hill'
  openPage('#cityCouncil', ballots)
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
