import { formatDate, formatNumber, formatValue } from './cellText'

it.each([
  ['2.0', '2'],
  ['-7', '-7'],
  ['-0', '0'],
  ['1E+21', '1000000000000000000000'],
  ['4.4927E4', '44927'],
  ['12345678901234567', '12345678901234567'],
  ['0.30000000000000004', '0.3'],
  ['54.3', '54.3'],
  ['1.5E-7', '0.00000015'],
  ['-1.0000000000000001E-2', '-0.01'],
  ['1E-30', '0'],
  ['1E400', '1E400'],
  ['many', 'many'],
])('formats the number %s', (raw, expected) => {
  expect(formatNumber(raw)).toBe(expected)
})

it.each([
  ['2023-11-07T00:00:00.000Z', '2023-11-07'],
  ['2023-11-06T23:59:59.999Z', '2023-11-07'],
  ['2023-11-07T18:29:59.999Z', '2023-11-07 18:30'],
  ['2023-11-07T18:30:05.000Z', '2023-11-07 18:30:05'],
  ['1899-12-30T07:00:00.000Z', '07:00'],
  ['invalid', '####'],
])('formats the date %s', (date, expected) => {
  expect(formatDate(new Date(date))).toBe(expected)
})

it('formats values of every type, and cleans text', () => {
  const values = [null, undefined, true, false, '3.5', '\u00A0a\r\nb\rc\n ', "'=1+1", "''=1+1", "'quoted'"]
  expect(values.map(formatValue)).toEqual(['', '', 'yes', 'no', '3.5', 'a\nb\nc', '=1+1', "'=1+1", "'quoted'"])
  expect(formatValue(new Date(Date.UTC(2024, 1, 29)))).toBe('2024-02-29')
})
