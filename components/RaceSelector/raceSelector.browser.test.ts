import startRaceSelector, { CHOSEN_RACE_KEY } from './raceSelector.browser'

const races = ['cityCouncil', 'schoolCommittee', 'mayor']
const root = document.documentElement

/** Opens a page with a button for each race and runs the script. */
function openPage(fragment = '') {
  location.hash = fragment
  document.body.innerHTML = races.map((id) => `<button data-race="${id}">${id}</button>`).join('')
  startRaceSelector(races)
}

function clickRace(id: string) {
  document.querySelector<HTMLButtonElement>(`button[data-race="${id}"]`)!.click()
}

function listPressedButtons() {
  return [...document.querySelectorAll('button[aria-pressed="true"]')].map(({ textContent }) => textContent)
}

beforeEach(() => {
  sessionStorage.clear()
  delete root.dataset.race
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

it('shows and stores the race in the fragment, and removes the fragment when another race is chosen', () => {
  openPage('#mayor')
  expect(listPressedButtons()).toEqual(['mayor'])
  expect(sessionStorage.getItem(CHOSEN_RACE_KEY)).toBe('mayor')
  clickRace('cityCouncil')
  expect(location.hash).toBe('')
  expect(listPressedButtons()).toEqual(['cityCouncil'])
})

it('shows the race of a link that is followed on the page', () => {
  openPage()
  dispatchEvent(Object.assign(new Event('hashchange'), { newURL: 'https://guide.example/candidates/#mayor' }))
  expect(listPressedButtons()).toEqual(['mayor'])
})
