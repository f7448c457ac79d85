import { aCandidate, aGuide } from '@/guide/testing/factories'
import { tables } from './files'

it('has no results before the election, except candidates who are elected without a vote', () => {
  const listRows = (...candidates: Parameters<typeof aCandidate>) =>
    tables['results.csv']
      .format(aGuide({ candidates: candidates.map((fields) => aCandidate(fields)) }))
      .trim()
      .split('\r\n')
      .slice(1)
  expect(listRows({})).toEqual([])
  expect(listRows({ result: 'acclaimed' })).toEqual([expect.stringMatching(/,ada-byron,.*,acclaimed,/)])
})
