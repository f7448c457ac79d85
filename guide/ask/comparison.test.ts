/** @jest-environment node */
import { createWriter } from '@/guide/testing/createWriter'
import { aCandidate, aGuide, aRace, aStance } from '@/guide/testing/factories'
import { buildComparison } from './comparison'
import type { Guide } from '@/guide/fields/published'

const topics = [
  { id: 'roads', name: 'Roads' },
  { id: 'elsewhere', name: 'Elsewhere', races: ['mayor'] },
  { id: 'parks', name: 'Parks', races: [aRace.id] },
]

const compare = (fields: Partial<Guide>) => buildComparison(aGuide({ topics, ...fields }), aRace)

it('has a column for key stances without a topic only if somebody has one', () => {
  const [first] = compare({ candidates: [aCandidate({ stances: [aStance(1, { topics: ['elsewhere'] })] })] }).rows
  expect(first?.cells).toHaveLength(4)
  expect(compare({ candidates: [aCandidate({ stances: [] })] }).columns).toHaveLength(3)
})

it('without topics, has the key stances and the experience', () => {
  expect(compare({ topics: [] }).columns.map(({ name }) => name)).toEqual(['Key stances', 'Experience'])
})

describe('of much text', () => {
  const write = createWriter()
  const ofLength = (text: number, experience: number, fields: Partial<Guide> = {}) =>
    compare({
      candidates: Array.from({ length: 12 }, (_, index) =>
        aCandidate({
          id: `p${index}`,
          stances: [aStance(1, { topics: ['roads'], text: write(text) })],
          experience: write(experience),
        }),
      ),
      ...fields,
    })

  it('shows everything if it fits', () => {
    expect(ofLength(500, 500)).toMatchObject({ hasExperience: true, topics: undefined })
  })

  it('leaves out the experience of everyone if only the statements fit', () => {
    const comparison = ofLength(500, 3000)
    expect(comparison).toMatchObject({ hasExperience: false, topics: undefined })
    expect(comparison.columns.map(({ name }) => name)).toEqual(['Roads', 'Parks'])
  })

  it('has no statements, but the page of each topic, if they do not fit', () => {
    const comparison = ofLength(4000, 10)
    expect([comparison.columns, ...comparison.rows.map(({ cells }) => cells.length)]).toEqual([
      [],
      ...Array(12).fill(0),
    ])
    expect(comparison.topics?.map(({ topic, path, speakers }) => [topic.id, path, speakers])).toEqual([
      ['roads', '/topics/roads/#race-cityCouncil', 12],
      ['parks', '/topics/parks/#race-cityCouncil', 0],
    ])
    expect(ofLength(4000, 10, { topics: [] }).topics).toEqual([])
  })
})
