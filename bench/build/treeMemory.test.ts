/** @jest-environment node */
import { treeMemory } from './treeMemory'

it('adds the memory of a process and its descendants, and of no other process', () => {
  const listing = '    1     0 9000\n   40     1   10\n   41    40   20\n 4100    41   40\n   42     1  500\n'
  expect(treeMemory(listing, 40)).toBe(70 * 1024)
})
