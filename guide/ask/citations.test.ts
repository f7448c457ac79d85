import { aCandidate, aGuide, aPosition, aRace, aSource, aStance } from '@/guide/testing/factories'
import { listNumberedSources } from './citations'

const cite = (...ids: readonly string[]) => ids.map((id) => ({ ...aSource, id }))

it('numbers every source once, in the order of the page, and names the parts that it is for', () => {
  const candidate = aCandidate({
    partySource: cite('party')[0],
    stances: [
      aStance(1, {
        language: 'fr',
        sources: cite('stance'),
        reply: { text: 'No.', date: '2017-10-01', sources: cite('reply', 'stance') },
      }),
    ],
    positions: [
      { ...aPosition, topic: 'parks', sources: cite('position', 'stance') },
      { ...aPosition, topic: 'budget', sources: cite('party') },
    ],
    withdrawn: { sources: cite('party') },
    experienceSources: cite('experience', 'position'),
    sources: cite('list', 'stance'),
  })
  const topics = [
    { id: 'budget', name: 'Budget' },
    { id: 'parks', name: 'Parks' },
  ]
  const races = [{ ...aRace, noVote: { reason: 'acclaimed', sources: cite('acclamation') } as const }]
  const listed = listNumberedSources(aGuide({ topics, races }), candidate)
  expect(listed.map(({ source, parts }) => [source.id, ...parts.map(({ id, label }) => `${id} ${label}`)])).toEqual([
    ['party', 'party Party', 'ballot-cityCouncil Ballot', 'topic-budget Budget'],
    ['acclamation', 'result-cityCouncil Result'],
    ['stance', 'stance1 Title 1', 'topic-parks Parks'],
    ['reply', 'stance1 Title 1'],
    ['position', 'topic-parks Parks', 'experience Experience'],
    ['experience', 'experience Experience'],
    ['list'],
  ])
  expect(listed[2]?.parts.map(({ language }) => language)).toEqual(['fr', undefined])
})

it('takes the sources of the candidate for the experience if it has none of its own', () => {
  const [first] = listNumberedSources(aGuide(), aCandidate({ stances: [], sources: [aSource] }))
  expect(first?.parts.map(({ id }) => id)).toEqual(['experience'])
})
