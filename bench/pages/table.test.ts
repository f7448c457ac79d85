/** @jest-environment node */
import { format, makeTable } from './table'
import { good } from './sampleResults'

it('gives every figure its own form', () => {
  expect(format('bytes', 7949)).toBe('7.9 kB')
  expect(format('firstPaint', 651.7)).toBe('652 ms')
  expect(format('shift', 0.0123)).toBe('0.012')
  expect(format('requests', 4)).toBe('4')
  expect(format('largestIsPicture', 1)).toBe('yes')
  expect(format('race', undefined)).toBe('-')
})

it('has a part for each kind of page, and a row for each measure', () => {
  const parts = makeTable(good).split('\n\n')
  expect(parts.map((part) => part.split(' ')[0])).toEqual(['LANDING', 'LIST', 'PROFILE', 'STANCE'])
  expect(parts[1]!.split('\n').slice(0, 6)).toEqual([
    'LIST                                this site  untouched export       bare HTML  client-rendered app',
    'script files                                0         0               -                    0',
    'bytes                                  9.0 kB  150.0 kB  16.67x  2.0 kB   0.22x      65.0 kB   7.22x',
    '  page without pictures                8.0 kB    8.0 kB   1.00x       -              64.0 kB   8.00x',
    '  pictures in view, and icons          1.0 kB    1.0 kB   1.00x       -               1.0 kB   1.00x',
    'largest paint                          600 ms   1235 ms   2.06x  571 ms   0.95x      1200 ms   2.00x',
  ])
})

it('fits a terminal of 120 columns', () => {
  const widths = makeTable(good)
    .split('\n')
    .map((line) => line.length)
  expect(Math.max(...widths)).toBeLessThanOrEqual(120)
})
