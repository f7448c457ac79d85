/** @jest-environment node */
import { aCandidate, aGuide } from '@/guide/testing/factories'
import { nameDrawings } from './writePhotos'

/** The name of the portrait of a candidate with these fields. */
const nameOf = (fields: Parameters<typeof aCandidate>[0]) =>
  nameDrawings(aGuide({ candidates: [aCandidate(fields)] })).candidates[0]?.photo

it('names a generated portrait after its content', () => {
  const fields = { id: 'ada', src: 'ada.svg', name: 'Ada Byron', sortName: 'Byron, Ada' }
  const name = nameOf(fields)
  expect(name).toMatch(/^ada-[0-9a-f]{6}$/)
  expect(nameOf({ ...fields, party: 'Independent' })).toBe(name)
  expect(nameOf({ ...fields, sortName: 'Lovelace, Ada' })).not.toBe(name)
})

it('keeps the name of a photograph', () => {
  expect(nameOf({ src: 'ada.jpg', photo: 'ada-0123456789' })).toBe('ada-0123456789')
})
