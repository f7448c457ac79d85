import * as fc from 'fast-check'
import { escapeFormula, unescapeFormula } from '@/lib/csv/cellText'
import { countRuns } from '@/lib/testing/countRuns'

it.each(['=1+1', '+1 555 0100', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1', "'=1", "''@x"])(
  'puts an apostrophe in front of %j',
  (text) => {
    expect(escapeFormula(text)).toBe(`'${text}`)
  },
)

it.each(['', '5 - 3 = 2', "'quoted'", "'", ' =1', "O'Neil"])('leaves %j alone', (text) => {
  expect(escapeFormula(text)).toBe(text)
  expect(unescapeFormula(text)).toBe(text)
})

it('restores every string', () => {
  const text = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^'{0,3}[=+\-@\t\r＝＋－＠]?.{0,3}$/))
  fc.assert(
    fc.property(text, (original) => {
      expect(unescapeFormula(escapeFormula(original))).toBe(original)
      expect(escapeFormula(original)).not.toMatch(/^[=+\-@\t\r＝＋－＠]/)
    }),
    { numRuns: countRuns(100) },
  )
})
