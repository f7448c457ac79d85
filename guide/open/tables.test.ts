import { parse } from 'csv-parse/sync'
import { aCandidate, aGuide, anElection } from '@/guide/testing/factories'
import type { Guide } from '@/guide/fields/published'
import { tables } from './files'

/** The rows of a table, each with the cells that are not empty. */
function readRows(name: keyof typeof tables, guide: Guide) {
  const rows = parse(tables[name].format(guide), { bom: true, columns: true }) as Record<string, string>[]
  return rows.map((row) => Object.fromEntries(Object.entries(row).filter(([, cell]) => cell !== '')))
}

it('has no results before the election, except candidates who are elected without a vote', () => {
  expect(readRows('results.csv', aGuide())).toEqual([])
  const acclaimed = aGuide({ candidates: [aCandidate({ result: 'acclaimed' })] })
  expect(readRows('results.csv', acclaimed)).toMatchObject([{ candidate: 'ada-byron', result: 'acclaimed' }])
})

it('numbers the rounds of a ranked race from 1, also those of exhausted ballots', () => {
  const votes = { cityCouncil: { candidates: {}, rounds: { 'ada-byron': [5, 7] }, exhausted: [0, 1] } }
  const rows = readRows(
    'results.csv',
    aGuide({ election: { ...anElection, results: { winners: {}, votes, sources: [] } } }),
  )
  expect(rows.flatMap(({ choice, round, votes: count }) => (round ? [[choice, round, count]] : []))).toEqual([
    ['round', '1', '5'],
    ['round', '2', '7'],
    ['exhausted', '1', '0'],
    ['exhausted', '2', '1'],
  ])
})
