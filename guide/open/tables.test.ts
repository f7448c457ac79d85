/** @jest-environment node */
import { parse } from 'csv-parse/sync'
import { aCandidate, aGuide } from '@/guide/testing/factories'
import type { Guide } from '@/guide/fields/published'
import { tables } from './files'

/** The rows of a table, each with the cells that are not empty. */
function readRows(name: keyof typeof tables, guide: Guide) {
  const rows = parse(tables[name].format(guide), { bom: true, columns: true }) as Record<string, string>[]
  return rows.map((row) => Object.fromEntries(Object.entries(row).filter(([, cell]) => cell !== '')))
}

it.each([
  [
    'candidates.csv',
    'id name sortName race position ballotOrder incumbent writeIn withdrawn withdrawnDate result votes party ' +
      'partyAsStated partyYear partySource experience experienceSources language website email phone facebook ' +
      'instagram x bluesky tiktok youtube linkedin src photoCredit noStances noStancesAsOf sources updated',
  ],
  [
    'statements.csv',
    'candidate name kind number title topics text language date how locator sources reply replyDate replyLanguage ' +
      'replySources',
  ],
  ['sources.csv', 'id title publisher date url language'],
  ['results.csv', 'contest contestName choice candidate name result votes'],
] as const)('%s begins with the columns of version 1.0', (name, columns) => {
  expect(tables[name].columns.join(' ')).toMatch(new RegExp(`^${columns}( |$)`))
})

it('has no results before the election, except candidates who are elected without a vote', () => {
  expect(readRows('results.csv', aGuide())).toEqual([])
  const acclaimed = aGuide({ candidates: [aCandidate({ result: 'acclaimed' })] })
  expect(readRows('results.csv', acclaimed)).toMatchObject([{ candidate: 'ada-byron', result: 'acclaimed' }])
})
