/** @jest-environment jsdom */
import { screen } from '@testing-library/react'
import showOneLanguage from './otherLanguages.browser'

beforeEach(() => {
  document.title = 'Page not found'
  document.body.innerHTML = `<main><div data-language="/guide/"><h1>Page not found</h1></div>
    <section data-language="/guide/es/" lang="es"><h2>Página no encontrada</h2></section>
    <section data-language="/guide/ar/" lang="ar"><h2>الصفحة غير موجودة</h2></section></main>`
})

const listHeadings = () => screen.getAllByRole('heading').map(({ textContent }) => textContent)

it('shows the section in the language of the address', () => {
  history.replaceState(null, '', '/guide/es/profile/nobody/')
  showOneLanguage()
  expect(listHeadings()).toEqual(['Página no encontrada'])
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible()
  expect(document.title).toBe('Página no encontrada')
})

it.each(['/guide/nowhere/', '/guide/escape/', '/es/'])('shows the first language at %s', (address) => {
  history.replaceState(null, '', address)
  showOneLanguage()
  expect(listHeadings()).toEqual(['Page not found'])
  expect(document.title).toBe('Page not found')
})
