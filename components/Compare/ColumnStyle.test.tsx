/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server'
import { aCandidate, aComparison } from '@/guide/testing/factories'
import { ColumnStyle } from './RowHeader'

const race = { hasIncumbents: true, hasResults: true, hasVote: true, isUndecided: false }

function renderStyle(names: readonly string[], ...candidates: readonly Parameters<typeof aCandidate>[0][]) {
  const { rows } = aComparison({ candidates: candidates.map(aCandidate) })
  const columns = names.map((name) => ({ id: name, name }))
  return renderToStaticMarkup(<ColumnStyle columns={columns} rows={rows} race={race} />)
}

it('writes any names as strings of a style', () => {
  const css = renderStyle(['Parks', '"}</style>\n\\'])
  expect(css).toContain('tr>:nth-child(2){order:0;--Column:"Parks"}')
  expect(css).toContain(String.raw`tr>:nth-child(3){order:1;--Column:"\22 }\3c /style\3e \a \5c "}`)
})
