/** @jest-environment node */
import { aCandidate, aGuide, aPosition, aRace, aStance } from './fixtures/factories'
import { buildComparison } from './comparison'
import type { Guide } from './schema/published'

const topics = [
  { id: 'roads', name: 'Roads' },
  { id: 'elsewhere', name: 'Elsewhere', races: ['mayor'] },
  { id: 'parks', name: 'Parks', races: [aRace.id] },
]

const compare = (fields: Partial<Guide>) => buildComparison(aGuide({ topics, ...fields }), aRace)

/** The texts of each cell. */
const readCells = ({ rows }: ReturnType<typeof compare>) =>
  rows.map(({ cells }) =>
    cells.map((cell) => (cell.kind === 'experience' ? cell.text : cell.statements.map(({ text }) => text))),
  )

it('has the topics of the race in the order of the file, then the experience', () => {
  const candidates = [aCandidate({ stances: [aStance(1, { topics: ['parks', 'roads'] })], positions: [aPosition] })]
  const comparison = compare({ candidates })
  expect(comparison.columns.map(({ name }) => name)).toEqual(['Roads', 'Parks', 'Experience'])
  expect(readCells(comparison)).toEqual([[['Text 1.'], ['Text 1.', 'Text of a position.'], 'Writes programs.']])
})

it('has a column for key stances without a topic only if somebody has one', () => {
  const [first] = compare({ candidates: [aCandidate({ stances: [aStance(1, { topics: ['elsewhere'] })] })] }).rows
  expect(first?.cells).toHaveLength(4)
  expect(compare({ candidates: [aCandidate({ stances: [] })] }).columns).toHaveLength(3)
})

it('without topics, has the key stances and the experience', () => {
  expect(compare({ topics: [] }).columns.map(({ name }) => name)).toEqual(['Key Stances', 'Experience'])
})

it('lists the candidates in the order of the race', () => {
  const candidates = [
    aCandidate({ id: 'zoe', sortName: 'Zorn, Zoe' }),
    aCandidate({ id: 'bob', sortName: 'Cole, Bob', experience: undefined }),
  ]
  const comparison = compare({ candidates })
  expect(comparison.rows.map(({ candidate }) => candidate.id)).toEqual(['bob', 'zoe'])
  expect(readCells(comparison)[0]?.at(-1)).toBe('')
})

it('cuts the experience of everyone after a sentence', () => {
  const experience = 'One short sentence. '.repeat(20).trim()
  const [cells] = readCells(compare({ candidates: [aCandidate({ experience })] }))
  expect(cells?.at(-1)).toBe('One short sentence. '.repeat(10).trim())
})

it('cuts every statement to the same length if they are long', () => {
  const text = 'A sentence. '.repeat(50).trim()
  const many = (count: number) =>
    compare({
      candidates: Array.from({ length: count }, (_, index) =>
        aCandidate({ id: `p${index}`, stances: [aStance(1, { topics: ['roads'], text: `${index}: ${text}` })] }),
      ),
    })
  expect(many(30).isCut).toBe(false)
  const cut = many(60)
  expect(cut.isCut).toBe(true)
  for (const [roads] of readCells(cut)) expect(roads?.[0]?.length).toBeLessThanOrEqual(400)
})
