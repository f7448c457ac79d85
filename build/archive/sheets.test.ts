import { addSheets, readSheet } from './sheets'

const place = (name: string) => `<div data-elections="${name}"></div>`
const sheet = (text: string) => `<section aria-labelledby="a"><h2 id="a">${text}</h2></section>`
const page = `<!DOCTYPE html><html><body><main><p>Intro</p>${place('newer')}${sheet('2017')}${place('older')}</main><section></section></body></html>`

const add = (language: string, ...others: readonly (readonly [date: string, sheets: Record<string, string>])[]) =>
  addSheets(
    page,
    '2017-11-07',
    language,
    others.map(([date, sheets]) => ({ date, sheets })),
  )

it('reads the sheet of an election from its own page', () => {
  expect(readSheet(page)).toBe(sheet('2017'))
})

it('adds each election before or after the current one, by its date, and changes nothing else', () => {
  const full = add(
    'en',
    ['2019-11-05', { en: sheet('$& 2019') }],
    ['2015-11-03', { en: sheet('2015') }],
    ['2013-11-05', { en: sheet('2013') }],
  )
  const sheets = ['$& 2019', '2017', '2015', '2013'].map(sheet).join('')
  expect(full.replaceAll(/<div data-elections="(?:newer|older)">|<\/div>/g, '')).toContain(
    `<p>Intro</p>${sheets}</main>`,
  )
  expect(add('en')).toBe(page)
})

it('adds an election in the language of the page, or in its own first language', () => {
  const sheets = { en: sheet('Date'), es: sheet('Fecha') }
  expect(add('es', ['2015-11-03', sheets])).toContain(`">${sheet('Fecha')}</div>`)
  expect(add('pt', ['2015-11-03', sheets])).toContain('<section lang="en" aria-labelledby="a"><h2 id="a">Date')
  expect(add('ar', ['2015-11-03', sheets])).toContain('<section lang="en" dir="ltr" aria-labelledby="a">')
})

it('stops at a page without a place for the others', () => {
  expect(() => addSheets('<main></main>', '2017-11-07', 'en', [])).toThrow('newer')
})
