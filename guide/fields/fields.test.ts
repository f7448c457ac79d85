import { placeholderId } from '@/lib/paths'
import { url } from './addresses'
import { time } from './dates'
import { id, raceId } from './ids'
import { text } from './text'

it('text is trimmed, and whitespace alone is invalid', () => {
  expect(text().parse(' Ada ')).toBe('Ada')
  expect(text().safeParse(' ').success).toBe(false)
})

it.each([
  ['a time', time, ['00:00', '07:30', '23:59'], ['24:00', '7:30', '07:60', '7 am']],
  ['an address', url, ['https://a.example/', 'http://a.example'], ['ftp://a.example/', 'a.example', 'javascript://a/']],
  ['an id', id, ['bears', 'torres-roth', 'a1'], ['Bears', '-a', 'a-', 'a--b', 'a_b', 'é', '']],
  [
    'a race id',
    raceId,
    ['mayor', 'cityCouncil', '5th', 'Ward-5_a', '_none', 'constructor'],
    ['city council', 'main', 'questions', '__proto__', 'é', '', placeholderId],
  ],
])('%s is validated', (_name, schema, valid, invalid) => {
  expect(valid.filter((value) => !schema.safeParse(value).success)).toEqual([])
  expect(invalid.filter((value) => schema.safeParse(value).success)).toEqual([])
})
