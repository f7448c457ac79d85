import { describeForms } from '@/guide/fields/describeForms'
import { getAt, isEqual } from '@/lib/values'
import { editValue } from './values'

const { candidate, election } = describeForms()

it('changes one field and leaves the original as it is', () => {
  const before = { name: 'Ada', stances: [{ title: 'One' }, { title: 'Two' }] }
  const after = editValue(candidate, before, ['stances', 1, 'title'], 'Three')
  expect(after).toEqual({ name: 'Ada', stances: [{ title: 'One' }, { title: 'Three' }] })
  expect(before.stances[1]).toEqual({ title: 'Two' })
})

it('removes a cleared field, and the group of links with its last link', () => {
  expect(editValue(candidate, { name: 'Ada', links: { x: 'a' } }, ['links', 'x'], undefined)).toEqual({ name: 'Ada' })
  expect(editValue(candidate, { links: { x: 'a', email: 'b' } }, ['links', 'x'], undefined)).toEqual({
    links: { email: 'b' },
  })
})

it('keeps an empty group that was added, because its button must stay pressed', () => {
  const value = { withdrawn: { date: '2017-10-01' } }
  expect(editValue(candidate, value, ['withdrawn', 'date'], undefined)).toEqual({ withdrawn: {} })
})

it('removes an optional list with its last item and keeps a required one', () => {
  const value = { topics: [{ id: 'roads' }], corrections: [{ text: 'A' }] }
  expect(editValue(election, value, ['topics', 0], undefined)).toEqual({ corrections: [{ text: 'A' }] })
  expect(editValue(election, value, ['corrections', 0], undefined)).toEqual({
    topics: [{ id: 'roads' }],
    corrections: [],
  })
})

it('adds the groups that lead to a new field', () => {
  expect(editValue(election, {}, ['results', 'votes', 'mayor', 'candidates', 'ada'], 5)).toEqual({
    results: { votes: { mayor: { candidates: { ada: 5 } } } },
  })
})

it('compares values without regard to the order of fields', () => {
  expect(isEqual({ a: 1, b: [{ c: 2 }] }, { b: [{ c: 2 }], a: 1, d: undefined })).toBe(true)
  expect(isEqual({ a: [1, 2] }, { a: [2, 1] })).toBe(false)
  expect(isEqual({ a: '1' }, { a: 1 })).toBe(false)
})

it('finds no value under an inherited name', () => {
  expect(getAt({}, ['constructor'])).toBeUndefined()
})
