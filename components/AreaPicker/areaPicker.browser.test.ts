import startAreaPicker from './areaPicker.browser'

const key = '/guide/2026-10-17-larkin/area'
const root = document.documentElement

/** Opens a page with a select and runs the script. */
function openPage() {
  document.body.innerHTML = `
    <main tabindex="-1">
      <select data-area-select><option value="">All</option><option value="hill" data-count="2">Hill</option></select>
      <button data-all-areas>Show all</button><p data-area-status="In {area}: {count}."></p>
    </main>`
  startAreaPicker(key, ['hill'])
}

function choose(id: string) {
  const select = document.querySelector('select')!
  select.value = id
  select.dispatchEvent(new Event('change', { bubbles: true }))
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  delete root.dataset.area
})

afterEach(() => jest.restoreAllMocks())

it('shows, stores and announces a chosen area', () => {
  openPage()
  const listener = jest.fn()
  document.addEventListener('areachange', listener)
  choose('hill')
  expect(root.dataset.area).toBe('hill')
  expect(localStorage.getItem(key)).toBe('hill')
  expect(document.querySelector('[data-area-status]')).toHaveTextContent('In Hill: 2.')
  expect(listener).toHaveBeenCalled()
})

it('announces any name of an area as it is', () => {
  openPage()
  document.querySelector('option:last-child')!.textContent = '$& $1 $` {count}'
  choose('hill')
  expect(document.querySelector('[data-area-status]')).toHaveTextContent('In $& $1 $` {count}: 2.')
})

it.each(['', 'gone', 'Hill', '__proto__', '{}'])('ignores the stored area %j', (stored) => {
  localStorage.setItem(key, stored)
  openPage()
  expect(root.dataset.area).toBe('')
})

it('shows all races again, deletes the stored area and moves the focus to the select', () => {
  localStorage.setItem(key, 'hill')
  openPage()
  document.querySelector('button')!.click()
  expect(root.dataset.area).toBe('')
  expect(localStorage.getItem(key)).toBeNull()
  expect(document.querySelector('select')).toHaveFocus()
})

it('keeps the choice for the visit if local storage is blocked', () => {
  const block = () => {
    throw new Error('blocked')
  }
  const blocked = jest.spyOn(window, 'localStorage', 'get').mockImplementation(block)
  openPage()
  choose('hill')
  expect(root.dataset.area).toBe('hill')
  openPage()
  expect(root.dataset.area).toBe('hill')
  blocked.mockRestore()
})

it('works on a page without a select', () => {
  localStorage.setItem(key, 'hill')
  document.body.innerHTML = '<main tabindex="-1"><button data-all-areas>Show all</button></main>'
  startAreaPicker(key, ['hill'])
  expect(root.dataset.area).toBe('hill')
  document.querySelector('button')!.click()
  expect(root.dataset.area).toBe('')
  expect(document.querySelector('main')).toHaveFocus()
})

it('shows the area that was chosen before a prerendered page is opened', () => {
  openPage()
  localStorage.setItem(key, 'hill')
  document.dispatchEvent(new Event('prerenderingchange'))
  expect(root.dataset.area).toBe('hill')
  expect(document.querySelector('select')).toHaveValue('hill')
})
