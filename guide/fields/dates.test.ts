import { sourceDate } from './dates'

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
