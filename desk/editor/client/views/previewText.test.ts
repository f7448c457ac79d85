/** @jest-environment jsdom */
import { findElement, findPlace, listTexts, listWanted } from './previewText'

const ada = {
  name: 'Ada Byron',
  stances: [
    { title: 'Libraries', text: 'Would open the library on Sundays, and hire two people.', date: 2017 },
    { title: 'Roads', text: 'Would repair Main Street first.' },
  ],
}
const show = () => {
  document.body.innerHTML = `
    <header><a>Anytown</a></header>
    <main>
      <h1>Ada Byron</h1>
      <article><h3>Libraries</h3><p>Would open the library on <button>Sundays</button>, and hire two people.</p></article>
      <article><h3>Roads</h3><p>Would repair
        Main Street first.</p></article>
      <p>By <b>Ada Byron</b>, with care.</p>
    </main>`
}
beforeEach(show)

const find = (field: readonly (string | number)[]) => findElement(document, listWanted(ada, field))?.textContent

it('finds the text of a field on a page, across line breaks and the elements in it', () => {
  expect(find(['name'])).toBe('Ada Byron')
  expect(find(['stances', 0, 'text'])).toMatch(/^Would open the library/)
  expect(find(['stances', 1, 'text'])).toMatch(/^Would repair/)
})

it('finds the statement of a field whose own text is not on the page', () => {
  expect(find(['stances', 0, 'date'])).toMatch(/^Would open the library/)
  expect(find(['stances', 1])).toMatch(/^Would repair/)
})

it('finds text of which the page has only the beginning, and nothing that is too short or not there', () => {
  expect(findElement(document, ['Would open the library on Sundays, and hire a dozen more.'])?.tagName).toBe('P')
  expect(findElement(document, ['7', 'Nowhere at all', ''])).toBeUndefined()
})

const texts = [...listTexts('candidates/ada.yaml', ada), ...listTexts('election.yaml', { name: 'Ada Byron' })]
const click = (selector: string) => findPlace(document.querySelector(selector)!, texts)?.field

it('finds the field of the text that is clicked', () => {
  expect(findPlace(document.querySelector('h1')!, texts)).toMatchObject({
    file: 'candidates/ada.yaml',
    field: ['name'],
  })
  expect(click('article:nth-of-type(2) p')).toEqual(['stances', 1, 'text'])
  expect(click('article p')).toEqual(['stances', 0, 'text'])
  expect(click('main > p')).toEqual(['name'])
})

it('finds no field for a click beside text, or on words of the guide itself', () => {
  expect(click('main')).toBeUndefined()
  document.querySelector('h1')!.textContent = 'How this guide is made'
  expect(click('h1')).toBeUndefined()
})
