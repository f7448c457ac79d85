import { describeForms } from '@/guide/fields/describeForms'
import { findDifferences, getDefaultSide, mergeVersions } from './conflict'

const { candidate } = describeForms()
const base = { name: 'Ada', party: 'N/A', stances: [{ title: 'One', text: 'A' }], sources: ['list'] }

it('finds the fields that differ, and who changed them', () => {
  const disk = { ...base, name: 'Ada B.', party: 'Green', stances: [{ title: 'One', text: 'B' }] }
  const own = { ...base, name: 'Ada C.', experience: 'Nurse' }
  expect(findDifferences(base, disk, own).map(({ path, changedBy }) => [path.join('.'), changedBy])).toEqual([
    ['name', 'both'],
    ['party', 'disk'],
    ['stances.0.text', 'disk'],
    ['experience', 'own'],
  ])
})

it('merges changes of both sides, and prefers the own change to a field that both changed', () => {
  const disk = { ...base, name: 'Ada B.', party: 'Green' }
  const own = { ...base, name: 'Ada C.', experience: 'Nurse', stances: undefined }
  const merged = mergeVersions(candidate, disk, findDifferences(base, disk, own), getDefaultSide)
  expect(merged).toEqual({ name: 'Ada C.', party: 'Green', sources: ['list'], experience: 'Nurse' })
})

it('compares lists of different lengths as a whole, so that no item is mixed with another', () => {
  const disk = { ...base, stances: [{ title: 'Zero' }, ...base.stances] }
  const own = { ...base, stances: [{ title: 'One', text: 'C' }] }
  expect(findDifferences(base, disk, own)).toEqual([
    { path: ['stances'], base: base.stances, disk: disk.stances, own: own.stances, changedBy: 'both' },
  ])
})
