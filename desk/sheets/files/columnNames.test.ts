/** @jest-environment node */
import { nameColumn } from './columnNames'

it('names a column by its heading and letter', () => {
  expect(nameColumn(['Name', 'Two\nlines', ''], 1)).toBe('"Two lines" (column B)')
  expect(nameColumn(['Name', 'Two\nlines', ''], 2)).toBe('column C')
})
