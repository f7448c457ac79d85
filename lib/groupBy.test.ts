import { groupBy } from './groupBy'

it('groups items by key, and keeps the order of groups and items', () => {
  const groups = groupBy(['bee', 'ant', 'bat', 'asp'], (word) => word.charAt(0))
  expect([...groups]).toEqual([
    ['b', ['bee', 'bat']],
    ['a', ['ant', 'asp']],
  ])
})

it('groups by keys that objects inherit', () => {
  expect([...groupBy(['__proto__', 'constructor'], (key) => key).keys()]).toEqual(['__proto__', 'constructor'])
})
