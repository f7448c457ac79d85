import { mergeSites } from './mergeSites'

/** A site from the names of its current election and of those in its archive. */
function site(names: string) {
  const [current = '', ...archive] = names.split(' ')
  return { current, archive }
}

it.each([
  ['an archived election that each has added', 'a z y c', 'a d z y', 'a z y c d'],
  ['another current election, and an archived one', 'b a z y', 'a z y c', 'b a z y c'],
  ['an archived election that one has made the current one', 'z a y', 'a z y c', 'z a y c'],
  ['the removal of an archived election', 'a z', 'a z y c', 'a z c'],
  ['the same current election', 'b a z y', 'b a z', 'b a z'],
])('combines %s', (_name, theirs, own, merged) => {
  expect(mergeSites(site('a z y'), site(theirs), site(own))).toEqual(site(merged))
})

it('combines files that both have added', () => {
  expect(mergeSites(undefined, site('a z'), site('a y'))).toEqual(site('a z y'))
})

it('keeps the other election in the archive if both have chosen another current one', () => {
  const sides = [site('a z y'), site('b a z y'), site('c a z y d')] as const
  expect(mergeSites(...sides)).toBeUndefined()
  expect(mergeSites(...sides, 'own')).toEqual(site('c b a z y d'))
  expect(mergeSites(...sides, 'disk')).toEqual(site('b c a z y d'))
})

it('keeps a choice in the archive that the other side has removed from there', () => {
  expect(mergeSites(site('a z y'), site('z a y'), site('c a y'), 'own')).toEqual(site('c z a y'))
})

it('combines nothing if a side has deleted the file', () => {
  expect(mergeSites(site('a z y'), undefined, site('b'), 'own')).toBeUndefined()
})
