import { toLetters } from './toLetters'

it.each([
  [0, 'A'],
  [25, 'Z'],
  [26, 'AA'],
  [51, 'AZ'],
  [52, 'BA'],
  [701, 'ZZ'],
  [702, 'AAA'],
])('writes position %d as %s', (index, letters) => {
  expect(toLetters(index)).toBe(letters)
})
