/** @jest-environment node */
import { measureWidth } from './displayWidth'
import { formatTable, wrapText } from './formatTable'

const columns = [
  { heading: 'Name', share: 1 },
  { heading: 'To do', share: 3 },
]

it('wraps cells to the width of their columns', () => {
  expect(
    formatTable(
      columns,
      [
        ['Ada Byron', 'Ask for a photograph.\nSend it.'],
        ['Bob', ''],
      ],
      26,
    ),
  ).toBe(
    [
      'Name    To do',
      '------  ------------------',
      'Ada     Ask for a',
      'Byron   photograph.',
      '        Send it.',
      'Bob',
    ].join('\n'),
  )
})

it('counts Chinese characters and emoji as two columns, and combining marks as none', () => {
  expect(measureWidth('陈伟')).toBe(4)
  expect(measureWidth('한국')).toBe(4)
  expect(measureWidth('👩‍👩‍👧')).toBe(2)
  expect(measureWidth('❤️')).toBe(2)
  expect(measureWidth('Ａ')).toBe(2)
  expect(measureWidth('e\u0301')).toBe(1)
  expect(measureWidth('Łukasz')).toBe(6)
  expect(measureWidth('2 ©')).toBe(3)
})

it('aligns columns after wide characters', () => {
  const [, , first = '', second = ''] = formatTable(
    columns,
    [
      ['陈伟', 'x'],
      ['Ada', 'x'],
    ],
    26,
  ).split('\n')
  expect(measureWidth(first)).toBe(measureWidth(second))
})

it('breaks words that are longer than a line, after punctuation if possible', () => {
  expect(wrapText('see https://a.example/long/path', 12)).toEqual(['see', 'https://a.', 'example/', 'long/path'])
  expect(wrapText('lungo-koehn.yaml', 12)).toEqual(['lungo-koehn.', 'yaml'])
  expect(wrapText('abcdefgh', 3)).toEqual(['abc', 'def', 'gh'])
  expect(wrapText('陈伟陈伟', 5)).toEqual(['陈伟', '陈伟'])
})

it('has no line that is longer than the width', () => {
  const rows = [
    ['陈伟陈伟陈伟陈伟陈伟', 'a '.repeat(60)],
    ['x'.repeat(90), '👩‍👩‍👧'.repeat(40)],
  ]
  for (const width of [40, 80, 119])
    for (const line of formatTable(columns, rows, width).split('\n'))
      expect(measureWidth(line)).toBeLessThanOrEqual(width)
})
