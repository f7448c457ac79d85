/** @jest-environment node */
import { toTable } from './toTable'

it('numbers rows as spreadsheets do, and leaves empty ones out', () => {
  const rows = [[], ['', ''], ['Name', 'Race'], ['Ada', 'mayor'], [], ['', ''], ['Bo', '']]
  expect(toTable('Candidates', rows)).toEqual({
    name: 'Candidates',
    headings: ['Name', 'Race'],
    rows: [
      { number: 4, cells: ['Ada', 'mayor'] },
      { number: 7, cells: ['Bo', ''] },
    ],
  })
})

it('leaves out empty columns at the end, and keeps others', () => {
  expect(
    toTable('x', [
      ['Name', '', 'Race', '', ''],
      ['Ada', 'a note', '', ''],
    ]),
  ).toEqual({
    name: 'x',
    headings: ['Name', '', 'Race'],
    rows: [{ number: 2, cells: ['Ada', 'a note', ''] }],
  })
})

it('keeps cells to the right of the headings', () => {
  const { headings, rows } = toTable('x', [
    ['Name', 'Race'],
    ['Ada', 'mayor', '', 'more'],
  ])
  expect(headings).toEqual(['Name', 'Race', '', ''])
  expect(rows[0]?.cells).toEqual(['Ada', 'mayor', '', 'more'])
})

it('skips a title in merged cells above the headings', () => {
  const { headings, rows } = toTable('x', [['Candidates 2023', '', ''], [], ['Name', 'Race', 'Party'], ['Ada']])
  expect(headings).toEqual(['Name', 'Race', 'Party'])
  expect(rows).toEqual([{ number: 4, cells: ['Ada', '', ''] }])
})

it('takes the first text as the heading of a single column', () => {
  expect(toTable('x', [[''], ['Name'], ['Ada']])).toEqual({
    name: 'x',
    headings: ['Name'],
    rows: [{ number: 3, cells: ['Ada'] }],
  })
})

it('returns no headings for an empty sheet', () => {
  expect(toTable('x', [[], ['', '']])).toEqual({ name: 'x', headings: [], rows: [] })
})
