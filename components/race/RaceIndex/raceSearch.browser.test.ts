/** @jest-environment jsdom */
import startRaceSearch from './raceSearch.browser'

const people = [['Ngozi Oduya', 'Luc Fontaine'], [], ['Aimée LeBlanc']]

/** Opens an index with two groups, runs the script, and moves to the field, which loads the candidates. */
async function openPage(names: readonly (readonly string[])[] = people) {
  document.body.innerHTML = `
    <div data-race-search hidden><input><p aria-live="polite" data-found="Found: {races}" data-nothing="Nothing"
      data-elsewhere="Elsewhere"></p></div>
    <div id="group.port"><h2>Port Larkin</h2><ul>
      <li data-race>Mayor</li><li data-race>Council</li><li>Question 1</li></ul></div>
    <div id="group.school"><h2>French Schools</h2><ul><li data-race>Board</li></ul></div>`
  const file = names.map((race) => ['', 'id', 'Race', race.join(', ')])
  Object.assign(globalThis, { fetch: () => Promise.resolve({ json: () => Promise.resolve(file) }) })
  startRaceSearch('group.', 'li', '/lookup/people.json')
  document.querySelector('input')!.dispatchEvent(new Event('focus'))
  await new Promise((resolve) => setTimeout(resolve))
}

function search(text: string) {
  const field = document.querySelector('input')!
  field.value = text
  field.dispatchEvent(new Event('input'))
}

const shown = (selector: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)]
    .filter((element) => !element.closest('[hidden]'))
    .map(({ textContent }) => textContent)
const status = () => document.querySelector('[aria-live]')

it('filters races, lists everyone in them, and announces their number', async () => {
  await openPage()
  expect(document.querySelector('[data-race-search]')).toBeVisible()
  expect([shown('li').length, shown('li div')]).toEqual([4, []])
  search(' MAYO')
  expect(shown('li')).toEqual(['MayorNgozi Oduya, Luc Fontaine'])
  expect(shown('h2')).toEqual(['Port Larkin'])
  expect(status()).toHaveTextContent('Found: 1')
  search('')
  expect(shown('h2')).toHaveLength(2)
  expect(shown('li div')).toEqual([])
  expect(status()).toBeEmptyDOMElement()
  search('<x>')
  expect(shown('li')).toEqual([])
  expect(status()).toHaveTextContent('Nothing')
})

it.each([
  ['larkin mayor', ['Mayor']],
  ['MAYOR,  port larkin', ['Mayor']],
  ['port  larkin', ['Mayor', 'Council', 'Question 1']],
  ['oduya mayor', ['Mayor']],
  ['larkin leblanc', []],
  ['blanc AIMÉE', ['Board']],
  ['aimee l', ['Board']],
  ['fontáine', ['Mayor']],
])('finds words in any order, with and without accents: %s', async (query, found) => {
  await openPage()
  search(query)
  expect(shown('li').map((text) => found.find((name) => text?.startsWith(name)))).toEqual(found)
})

it.each([
  ['Søren O’Malley-Łódź', 'soren omalley lodz'],
  ['Jose Strasser', 'José Straßer'],
  ['R.J. Ægir', 'rj aegir'],
])('finds %s by "%s"', async (name, query) => {
  await openPage([[name], [], []])
  search(query)
  expect(shown('li')).toEqual([`Mayor${name}`])
})

it('filters races that list their candidates', () => {
  document.body.innerHTML = `
    <div data-race-search hidden><input><p aria-live="polite" data-found="{races}"></p></div>
    <div id="group.a"><h2>Hill</h2>
      <section><h3>Mayor</h3><ul><li>Ada Byron</li><li>Bo Cole</li></ul></section>
      <section><h3>Clerk</h3><ul><li>Cy Day</li></ul></section></div>`
  startRaceSearch('group.', 'section')
  search('byron hill')
  expect(shown('li')).toEqual(['Ada Byron', 'Bo Cole'])
})

it('counts only the races of the chosen area', async () => {
  await openPage()
  const group = document.querySelector<HTMLElement>('[id="group.port"]')!
  group.style.display = 'none'
  search('o')
  expect(status()).toHaveTextContent('Found: 1')
  search('mayor')
  expect(status()).toHaveTextContent('Elsewhere')
  search('o')
  group.style.display = ''
  document.dispatchEvent(new Event('areachange'))
  expect(status()).toHaveTextContent('Found: 4')
})
