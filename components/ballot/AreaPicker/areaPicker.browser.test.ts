/** @jest-environment jsdom */
import startAreaPicker from './areaPicker.browser'

const key = '/guide/2026-10-17-larkin/area'
const root = document.documentElement

const areas = 'hill ward-1,bay ward-2;french school ward-1,english'

function openPage() {
  document.head.innerHTML = '<style>p { color: red }</style>'
  document.body.innerHTML = `
    <main tabindex="-1">
      <fieldset><select><option value="">All</option><option value="hill">Hill</option><option value="bay">Bay</option></select>
      <select><option value="">All</option><option value="french">French</option><option value="english">English</option></select></fieldset>
    </main>
    <i>all</i><i data-group="ward-1">ward-1</i><i data-group="ward-2">ward-2</i><i data-group="school">school</i>`
  startAreaPicker(key, areas)
}

const shown = () =>
  [...document.querySelectorAll('i')]
    .filter((each) => getComputedStyle(each).display !== 'none')
    .map(({ textContent }) => textContent)

function choose(id: string, kind = 0) {
  const select = document.querySelectorAll('select')[kind]!
  select.value = id
  select.dispatchEvent(new Event('change', { bubbles: true }))
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  delete root.dataset.area
})

afterEach(() => jest.restoreAllMocks())

it('shows a contest if its group is in any chosen area or for everyone, and stores the areas', () => {
  openPage()
  expect(shown()).toEqual(['all', 'ward-1', 'ward-2', 'school'])
  const listener = jest.fn()
  document.addEventListener('areachange', listener)
  choose('bay')
  expect(listener).toHaveBeenCalled()
  expect(shown()).toEqual(['all', 'ward-2'])
  choose('hill')
  choose('french', 1)
  expect(shown()).toEqual(['all', 'ward-1', 'school'])
  expect(localStorage.getItem(key)).toBe('hill french')
  expect(root.dataset.groups).toBe('ward-1 school ward-1')
  choose('english', 1)
  expect(shown()).toEqual(['all', 'ward-1'])
  choose('', 1)
  expect(shown()).toEqual(['all', 'ward-1'])
  choose('')
  expect(shown()).toHaveLength(4)
  expect(root.dataset.area).toBe('')
  expect(localStorage.getItem(key)).toBeNull()
})

it.each(['', 'gone', 'Hill', '__proto__', '{}'])('ignores the stored area %j', (stored) => {
  localStorage.setItem(key, stored)
  openPage()
  expect(root.dataset.area).toBe('')
})

it('uses the first stored area of each kind', () => {
  localStorage.setItem(key, 'bay hill french gone')
  openPage()
  expect(root.dataset.area).toBe('hill french')
})

it.each([
  ['for the visit', ['localStorage'], 'hill'],
  ['on the page', ['localStorage', 'sessionStorage'], ''],
] as const)('keeps the choice %s if %j is blocked', (_, names, next) => {
  for (const name of names)
    jest.spyOn(window, name, 'get').mockImplementation(() => {
      throw new Error('blocked')
    })
  openPage()
  choose('hill')
  expect(root.dataset.area).toBe('hill')
  openPage()
  expect(root.dataset.area).toBe(next)
  jest.restoreAllMocks()
})

it('shows the area that was chosen before a prerendered page is opened', () => {
  openPage()
  localStorage.setItem(key, 'hill')
  document.dispatchEvent(new Event('prerenderingchange'))
  expect(root.dataset.area).toBe('hill')
  expect(document.querySelector('select')).toHaveValue('hill')
})
