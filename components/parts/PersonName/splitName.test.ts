import * as fc from 'fast-check'
import { splitName } from './PersonName'

it.each([
  ['Zac Bears', 'Bears, Zac', ['Zac ', 'Bears', '']],
  ['Ada De La Cruz', 'De La Cruz, Ada', ['Ada ', 'De La Cruz', '']],
  ['Anna De Winton', 'Winton, Anna De', ['Anna De ', 'Winton', '']],
  ['Isaac Bears II', 'Bears, Isaac', ['Isaac ', 'Bears', ' II']],
  ['Robert Bears, Jr.', 'Bears, Robert', ['Robert ', 'Bears', ', Jr.']],
  ['Nguyễn Thị Ánh', 'Nguyễn, Thị Ánh', ['', 'Nguyễn', ' Thị Ánh']],
  ['陈伟', '陈伟', ['', '陈伟', '']],
  ['Mary May', 'May, Mary', ['Mary ', 'May', '']],
  ['May Mayfield May', 'May, May Mayfield', ['May Mayfield ', 'May', '']],
])('finds the surname of %s, sorted as %s', (name, sortName, parts) => {
  expect(Object.values(splitName(name, sortName))).toEqual(parts)
})

it.each([
  ['Bo Adams-Lee', 'Lee, Bo'],
  ['Mayfield', 'May, F.'],
  ['Ada Byron', 'Lovelace, Ada'],
  ['Ada Byron', ', Ada'],
])('treats the whole name %s as the surname if it is sorted as %s', (name, sortName) => {
  expect(splitName(name, sortName)).toEqual({ before: '', surname: name, after: '' })
})

it('keeps every character of a name', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (name, sortName) => {
      expect(Object.values(splitName(name, sortName)).join('')).toBe(name)
    }),
  )
})
