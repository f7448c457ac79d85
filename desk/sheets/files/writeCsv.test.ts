/** @jest-environment node */
import { parse } from 'csv-parse/sync'
import * as fc from 'fast-check'
import { hostileText } from '@/guide/testing/hostileTexts'
import { formatCells } from '@/guide/open/csv'
import { readCsv } from './readCsv'

it('writes UTF-8 with a byte order mark, and quotes cells that need it', () => {
  const rows = [
    ['Name', 'Text'],
    ['Zoë', 'a\nb'],
    ['a\rb', 'a "b"'],
    ['a,b', ''],
    ['=1+1', "'=1"],
  ]
  expect(formatCells(rows)).toBe('\uFEFFName,Text\r\nZoë,"a\nb"\r\n"a\rb","a ""b"""\r\n"a,b",\r\n\'=1+1,\'\'=1\r\n')
})

it('writes cells that read as they were', () => {
  const cell = fc
    .oneof(hostileText, fc.string({ unit: 'grapheme' }), fc.stringMatching(/^'{0,2}[=+\-@,;"\n].{0,3}$/))
    .map((text) => text.replace(/\r\n?/g, '\n').trim())
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constant('row'), cell, cell), { minLength: 1 }), (rows) => {
      const csv = formatCells([['Row', 'One', 'Two'], ...rows])
      expect(readCsv('x.csv', Buffer.from(csv)).rows.map(({ cells }) => cells)).toEqual(rows)
      const written = parse(csv, { bom: true, record_delimiter: '\r\n' }).flat()
      expect(written.filter((text) => /^[=+\-@\t\r]/.test(text))).toEqual([])
    }),
    { numRuns: 200 },
  )
}, 30_000)
