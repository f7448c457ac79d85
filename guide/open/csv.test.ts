import { parse } from 'csv-parse/sync'
import * as fc from 'fast-check'
import { hostileText } from '@/guide/testing/hostileTexts'
import { formatCsv } from './csv'
import { countRuns } from '@/lib/testing/countRuns'

const table = (cells: readonly string[]) =>
  formatCsv(
    ['cell', 'end'],
    cells.map((cell) => ({ cell, end: 'x' })),
  )

it('writes UTF-8 with a byte order mark, a line of names, and CRLF after each line', () => {
  const rows = [
    { name: 'Zoë', count: 0, known: false },
    { name: 'a,b', count: undefined, known: undefined },
  ]
  const csv = formatCsv(['name', 'count', 'known'], rows)
  expect(csv).toBe('\uFEFFname,count,known\r\nZoë,0,false\r\n"a,b",,\r\n')
})

it.each([
  ['a quotation mark', 'a "b"', '"a ""b"""'],
  ['a line feed', 'a\nb', '"a\nb"'],
  ['a carriage return', 'a\rb', '"a\rb"'],
  ['nothing special', "It's 5 - 3 = 2", "It's 5 - 3 = 2"],
  ['a formula with a comma', '=A(1,2)', `"'=A(1,2)"`],
])('writes a cell with %s', (_case, text, cell) => {
  expect(table([text])).toBe(`\uFEFFcell,end\r\n${cell},x\r\n`)
})

it('keeps every string for a parser that removes one apostrophe in front of a formula', () => {
  const text = fc.oneof(hostileText, fc.string(), fc.stringMatching(/^'{0,2}[=+\-@\t\r]/))
  fc.assert(
    fc.property(fc.array(text), (texts) => {
      const rows = parse(table(texts), { bom: true, columns: true, record_delimiter: '\r\n' }) as { cell: string }[]
      for (const { cell } of rows) expect(cell).not.toMatch(/^[=+\-@\t\r]/)
      expect(rows.map(({ cell }) => cell.replace(/^'(?='*[=+\-@\t\r＝＋－＠])/, ''))).toEqual(texts)
    }),
    { numRuns: countRuns(50) },
  )
})
