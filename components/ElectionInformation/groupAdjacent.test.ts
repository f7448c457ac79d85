/** @jest-environment node */
import { groupAdjacent } from './groupAdjacent'

it('groups only neighbors with the same key', () => {
  expect(groupAdjacent(['apple', 'ash', 'beech', 'alder'], ([letter]) => letter)).toEqual([
    { start: 0, first: 'apple', items: ['apple', 'ash'] },
    { start: 2, first: 'beech', items: ['beech'] },
    { start: 3, first: 'alder', items: ['alder'] },
  ])
  expect(groupAdjacent([], () => 1)).toEqual([])
})
