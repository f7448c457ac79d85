import { aCandidate, aPosition, aStance } from '@/guide/testing/factories'
import { countStatements } from './gaps'

it('counts stances and positions by how they were said, the most frequent first', () => {
  const candidates = [
    aCandidate({
      stances: [aStance(1, { how: 'interview' }), aStance(2)],
      positions: [{ ...aPosition, how: 'speech' }],
    }),
    aCandidate({ id: 'bob', stances: [aStance(1, { how: 'speech' })] }),
  ]
  expect(countStatements({ candidates })).toEqual([
    { how: 'speech', count: 2 },
    { how: 'interview', count: 1 },
  ])
})
