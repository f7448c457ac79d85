import { aCandidate, aGuide } from '@/guide/testing/factories'
import { nameDrawings } from './writePhotos'

/** The name of the portrait of a candidate with these fields. */
const nameOf = (fields: Parameters<typeof aCandidate>[0]) =>
  nameDrawings(aGuide({ candidates: [aCandidate(fields)] })).candidates[0]?.photo

it('names a generated portrait after the content of all of them', () => {
  const fields = { id: 'ada', src: 'ada.svg', name: 'Ada Byron', sortName: 'Byron, Ada' }
  const name = nameOf(fields)
  expect(name).toMatch(/^ada-[0-9a-f]{6}$/)
  expect(nameOf({ ...fields, party: 'Independent' })).toBe(name)
  expect(nameOf({ ...fields, sortName: 'Lovelace, Ada' })).not.toBe(name)
})

it('ends the names of all drawings in the same digest, in any order', () => {
  const candidates = ['ada', 'bo'].map((id) => aCandidate({ id, src: `${id}.svg`, name: id, sortName: id }))
  const namesOf = (list: typeof candidates) =>
    nameDrawings(aGuide({ candidates: list })).candidates.map(({ photo }) => photo!.split('-'))
  const [ada, bo] = namesOf(candidates)
  expect([ada![0], bo]).toEqual(['ada', ['bo', ada![1]]])
  expect(namesOf(candidates.toReversed())).toEqual([bo, ada])
  expect(namesOf(candidates.slice(1))).not.toEqual([bo])
})

it('keeps the name of a photograph', () => {
  expect(nameOf({ src: 'ada.jpg', photo: 'ada-0123456789' })).toBe('ada-0123456789')
})
