import { sheetKinds } from './sheetKinds'
import { statementColumns } from './statements'

it('a position has one topic in the column of topics', () => {
  expect(statementColumns.stance).toContainEqual(expect.objectContaining({ field: 'topics', path: ['topics'] }))
  expect(statementColumns.position).toContainEqual(expect.objectContaining({ field: 'topics', path: ['topic'] }))
})

it('no heading belongs to two columns of a sheet', () => {
  for (const { columns } of sheetKinds) {
    const headings = columns.flatMap(({ heading, otherHeadings }) => [
      ...new Set([heading, ...(otherHeadings ?? [])].map((text) => text.toLowerCase())),
    ])
    expect(headings.filter((heading, index) => headings.indexOf(heading) < index)).toEqual([])
  }
})
