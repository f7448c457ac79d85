import { findForeignLanguage } from './foreignLanguage'

jest.mock('./language', () => ({ language: 'en-CA' }))

it.each(['es', 'en-GB', 'fr-CA', 'eng'])('marks text in %s on a page in en-CA', (language) => {
  expect(findForeignLanguage(language)).toBe(language)
})

it.each([undefined, 'en', 'en-CA', 'EN-ca', 'en-CA-newfound'])(
  'does not mark text in %s on a page in en-CA',
  (language) => {
    expect(findForeignLanguage(language)).toBeUndefined()
  },
)
