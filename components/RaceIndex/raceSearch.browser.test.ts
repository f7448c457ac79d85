import startRaceSearch from './raceSearch.browser'

/** Opens an index with two groups and runs the script. */
function openPage() {
  document.body.innerHTML = `
    <search data-race-search hidden><input><p aria-live="polite" data-found="{races} and {candidates}" data-nothing="Nothing"></p><ul hidden></ul></search>
    <section data-index-group><h2>Port Larkin</h2><ul>
      <li id="mayor"><a>Mayor</a></li><li id="council"><a>Council</a></li></ul></section>
    <section data-index-group><h2>French Schools</h2><ul><li id="board"><a>Board</a></li><li><a>Question 1</a></li></ul></section>`
  startRaceSearch({ mayor: [['oduya', 'Ngozi Oduya']], council: [], board: [['leblanc', 'Aimée LeBlanc']] })
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
  expect(document.querySelector('search')).toBeVisible()
  expect(shown('section li')).toEqual(['Mayor', 'Council', 'Board', 'Question 1'])
  expect(status()).toBeEmptyDOMElement()
})

it('filters races and announces their number', () => {
  openPage()
  search(' COUN')
  expect(shown('section li')).toEqual(['Council'])
  expect(shown('h2')).toEqual(['Port Larkin'])
  expect(status()).toHaveTextContent('1 and 0')
  search('')
  expect(shown('h2')).toHaveLength(2)
  expect(status()).toBeEmptyDOMElement()
})

it('finds the races of a group by its name', () => {
  openPage()
  search('port  larkin')
  expect(shown('section li')).toEqual(['Mayor', 'Council'])
})

it('links to candidates found, without regard to accents', () => {
  openPage()
  search('aimee l')
  expect(shown('search li')).toEqual(['Aimée LeBlanc, Board, French Schools'])
  expect(document.querySelector('search a')).toHaveAttribute('href', '/profile/leblanc/')
  expect(status()).toHaveTextContent('0 and 1')
})

it('reports that nothing was found', () => {
  openPage()
  search('<b>')
  expect(shown('li')).toEqual([])
  expect(status()).toHaveTextContent('Nothing')
})

it('leaves out groups that the chosen area hides, until all are shown', () => {
  openPage()
  const [group] = document.querySelectorAll<HTMLElement>('section')
  group!.style.display = 'none'
  search('o')
  expect(status()).toHaveTextContent('2 and 0')
  expect(shown('search li')).toEqual([])
  group!.style.display = ''
  document.dispatchEvent(new Event('areachange'))
  expect(status()).toHaveTextContent('4 and 1')
})
