import { aCandidate, aGuide, aPosition, aSource } from '@/guide/testing/factories'
import { listNumberedSources } from './citations'

it('numbers the sources of positions in the order of the topics, as on the page', () => {
  const positions = ['parks', 'budget'].map((id) => ({ ...aPosition, topic: id, sources: [{ ...aSource, id }] }))
  const topics = ['budget', 'parks'].map((id) => ({ id, name: id }))
  const listed = listNumberedSources(aGuide({ topics }), aCandidate({ stances: [], positions }))
  expect(listed.map(({ source }) => source.id)).toEqual(['budget', 'parks', 'interview'])
})
