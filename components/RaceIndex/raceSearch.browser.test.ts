import startRaceSearch from './raceSearch.browser'

/** Opens an index with two groups and runs the script. */
function openPage() {
  document.body.innerHTML = `
    <div data-race-search hidden>
      <input><p aria-live="polite" data-found="{races} and {candidates}" data-nothing="Nothing"></p>
    </div>
    <div id="group.port"><h2>Port Larkin</h2><ul>
      <li data-race><a><b>Mayor</b></a></li><li data-race><a><b>Council</b></a></li><li><a><b>Question 1</b></a></li></ul></div>
    <div id="group.school"><h2>French Schools</h2><ul><li data-race><a><b>Board</b></a></li></ul></div>`
  startRaceSearch('group.', 'li', 'Ngozi Oduya,Luc Fontaine;;Aimée LeBlanc')
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

it('shows the field, and every race before a search', () => {
  openPage()
  expect(document.querySelector('[data-race-search]')).toBeVisible()
  expect(shown('li')).toEqual(['Mayor', 'Council', 'Question 1', 'Board'])
  expect(status()).toBeEmptyDOMElement()
})

it('filters races and announces their number', () => {
  openPage()
  search(' COUN')
  expect(shown('li')).toEqual(['Council'])
  expect(shown('h2')).toEqual(['Port Larkin'])
  expect(status()).toHaveTextContent('1 and 0')
  search('')
  expect(shown('h2')).toHaveLength(2)
  expect(status()).toBeEmptyDOMElement()
})

it('finds the races of a group by its name', () => {
  openPage()
  search('port  larkin')
  expect(shown('li')).toEqual(['Mayor', 'Council', 'Question 1'])
})

it('finds the races of candidates and shows their names, without regard to accents', () => {
  openPage()
  search('aimee l')
  expect(shown('li')).toEqual(['BoardAimée LeBlanc'])
  expect(status()).toHaveTextContent('0 and 1')
  search('o')
  expect(shown('li')).toEqual(['MayorNgozi Oduya, Luc Fontaine', 'Council', 'Question 1', 'Board'])
  search('')
  expect(shown('li')).toEqual(['Mayor', 'Council', 'Question 1', 'Board'])
})

it.each([
  ['larkin mayor', ['Mayor']],
  ['MAYOR, port larkin', ['Mayor']],
  ['oduya mayor', ['MayorNgozi Oduya']],
  ['larkin leblanc', []],
  ['Le Blanc AIMÉE', ['BoardAimée LeBlanc']],
  ['fontáine', ['MayorLuc Fontaine']],
])('finds words in any order, with and without accents: %s', (query, found) => {
  openPage()
  search(query)
  expect(shown('li')).toEqual(found)
})

it.each([
  ['Søren O’Malley-Łódź', 'soren omalley lodz'],
  ['Jose Strasser', 'José Straßer'],
  ['R.J. Ægir', 'rj aegir'],
])('finds %s by "%s"', (name, query) => {
  document.body.innerHTML = `<div data-race-search hidden><input><p aria-live="polite" data-found="{candidates}"></p></div>
    <div id="group."><h2>All</h2><ul><li data-race><b>Mayor</b></li></ul></div>`
  startRaceSearch('group.', 'li', name)
  search(query)
  expect(status()).toHaveTextContent('1')
})

it('filters races with their candidates, and shows them whole', () => {
  document.body.innerHTML = `<div data-race-search hidden><input><p aria-live="polite" data-found="{races}/{candidates}"></p></div>
    <div id="group.a"><h2>Hill</h2>
      <section><h3>Mayor</h3><ul><li>Ada Byron Elected</li><li>Bo Cole</li></ul></section>
      <section><h3>Clerk</h3><ul><li>Cy Day</li></ul></section></div>`
  startRaceSearch('group.', 'section')
  search('byron hill')
  expect(shown('li')).toEqual(['Ada Byron Elected', 'Bo Cole'])
  expect(status()).toHaveTextContent('0/1')
})

it('reports that nothing was found', () => {
  openPage()
  search('<x>')
  expect(shown('li')).toEqual([])
  expect(status()).toHaveTextContent('Nothing')
})

it('counts only the races of the chosen area', () => {
  openPage()
  const group = document.querySelector<HTMLElement>('[id="group.port"]')!
  group.style.display = 'none'
  search('o')
  expect(status()).toHaveTextContent('1 and 0')
  group.style.display = ''
  document.dispatchEvent(new Event('areachange'))
  expect(status()).toHaveTextContent('4 and 2')
})
