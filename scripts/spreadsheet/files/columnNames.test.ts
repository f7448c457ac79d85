/** @jest-environment node */
import { nameColumn, toLetters } from './columnNames'

it('returns the letters of columns', () => {
  expect([0, 25, 26, 51, 52, 701, 702].map(toLetters)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA'])
})

it('names a column by its heading and letter', () => {
  expect(nameColumn(['Name', 'Two\nlines', ''], 1)).toBe('"Two lines" (column B)')
  expect(nameColumn(['Name', 'Two\nlines', ''], 2)).toBe('column C')
})
