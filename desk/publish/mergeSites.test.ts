import { mergeSites } from './mergeSites'

const site = (current: string, ...archive: readonly string[]) => ({ current, archive })
const base = site('a', 'z', 'y')

it.each([
  [
    'an archived election that each has added',
    site('a', 'z', 'y', 'c'),
    site('a', 'd', 'z', 'y'),
    site('a', 'z', 'y', 'c', 'd'),
  ],
  [
    'another current election, and an archived one',
    site('b', 'a', 'z', 'y'),
    site('a', 'z', 'y', 'c'),
    site('b', 'a', 'z', 'y', 'c'),
  ],
  [
    'an archived election that one has made the current one',
    site('z', 'a', 'y'),
    site('a', 'z', 'y', 'c'),
    site('z', 'a', 'y', 'c'),
  ],
  ['the removal of an archived election', site('a', 'z'), site('a', 'z', 'y', 'c'), site('a', 'z', 'c')],
  ['the same current election', site('b', 'a', 'z', 'y'), site('b', 'a', 'z'), site('b', 'a', 'z')],
])('combines %s', (_name, theirs, own, merged) => {
  expect(mergeSites(base, theirs, own)).toEqual(merged)
})

it('combines files that both have added', () => {
  expect(mergeSites(undefined, site('a', 'z'), site('a', 'y'))).toEqual(site('a', 'z', 'y'))
})

it('keeps the other election in the archive if both have chosen another current one', () => {
  const [theirs, own] = [site('b', 'a', 'z', 'y'), site('c', 'a', 'z', 'y', 'd')]
  expect(mergeSites(base, theirs, own)).toBeUndefined()
  expect(mergeSites(base, theirs, own, 'own')).toEqual(site('c', 'b', 'a', 'z', 'y', 'd'))
  expect(mergeSites(base, theirs, own, 'disk')).toEqual(site('b', 'c', 'a', 'z', 'y', 'd'))
})

it('keeps a choice in the archive that the other side has removed from there', () => {
  expect(mergeSites(base, site('z', 'a', 'y'), site('c', 'a', 'y'), 'own')).toEqual(site('c', 'z', 'a', 'y'))
})

it('combines nothing if a side has deleted the file', () => {
  expect(mergeSites(base, undefined, site('b'), 'own')).toBeUndefined()
})
