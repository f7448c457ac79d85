/** @jest-environment node */
import { id, raceId, sourceDate, text, time, url } from './fields'

it.each(['2017-10-20', '2024-02-29', '2017-10', '2017', '2017/2024', 'undated page', 'Spring 2017'])(
  'the source date %j is valid',
  (value) => expect(sourceDate.parse(value)).toBe(value),
)

it('a year that YAML parses as a number is a valid source date', () => {
  expect(sourceDate.parse(2017)).toBe('2017')
})

it.each(['', ' ', '2017-02-29', '2017-13', '10/20/2017', '20.10.2017', '23', '2017-10-20-21'])(
  'the source date %j is invalid',
  (value) => expect(sourceDate.safeParse(value).success).toBe(false),
)

it('text is trimmed, and whitespace alone is invalid', () => {
  expect(text().parse(' Ada ')).toBe('Ada')
  expect(text().safeParse(' ').success).toBe(false)
})

it.each([
  ['a time', time, ['00:00', '07:30', '23:59'], ['24:00', '7:30', '07:60', '7 am']],
  ['an address', url, ['https://a.example/', 'http://a.example'], ['ftp://a.example/', 'a.example', 'javascript:1']],
  ['an id', id, ['bears', 'torres-roth', 'a1'], ['Bears', '-a', 'a-', 'a--b', 'a_b', 'é', '']],
  ['a race id', raceId, ['mayor', 'cityCouncil', '5th', 'Ward-5_a'], ['city council', 'main', '__proto__', 'é', '']],
])('%s is validated', (_name, schema, valid, invalid) => {
  expect(valid.filter((value) => !schema.safeParse(value).success)).toEqual([])
  expect(invalid.filter((value) => schema.safeParse(value).success)).toEqual([])
})
