import { findLanguage } from './languages'

it.each([
  ['en-CA', 'en'],
  ['es-MX', 'es'],
  ['pt-BR', 'pt'],
  ['zh', 'zh-Hans'],
  ['zh-SG', 'zh-Hans'],
  ['zh-Hant', undefined],
  ['fr', undefined],
  ['not a tag', undefined],
])('finds the page text for %s: %s', (tag, language) => {
  expect(findLanguage(tag)).toBe(language)
})
