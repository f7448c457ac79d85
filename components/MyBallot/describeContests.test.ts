import { hashStatement } from '@/components/Ballot/hashStatement'
import { aBallot, aCandidate, aRace, aSource, aStance } from '@/guide/testing/factories'
import type { Guide } from '@/guide/fields/published'
import { describeContest } from './describeContests'

const describeGuide = (fields: Partial<Guide>) => aBallot(fields).map(describeContest)

it('states whose primary a race is, who may vote in it, and who moves on', () => {
  const advance = { count: 2, date: '2018-03-03' }
  const primary = (id: string, party: string) => ({ ...aRace, id, advance: { ...advance, party } })
  const races = [
    { ...aRace, advance },
    { ...aRace, id: 'clerk', advance: { count: 1, date: '2018-03-03', condition: 'If nobody has most votes.' } },
    primary('left', 'Harbor Party'),
    { ...primary('right', 'Hill Party'), advance: { ...advance, party: 'Hill Party', voters: 'Members may vote.' } },
  ]
  const rule = 'The top two move on to the election on March 3, 2018.'
  const onePartyOnly = 'You vote in the primary of one party only.'
  expect(describeGuide({ races }).map(({ about }) => about.filter((line) => line !== 'No candidates.'))).toEqual([
    [rule],
    ['If nobody has most votes, the winner moves on to the election on March 3, 2018.'],
    ['Party primary: Harbor Party.', onePartyOnly, rule],
    ['Party primary: Hill Party.', onePartyOnly, 'Members may vote.', rule],
  ])
  expect(describeGuide({ races: races.slice(0, 3) }).flatMap(({ about }) => about)).not.toContain(onePartyOnly)
})

it('names the tick of a translated statement by its original', () => {
  const stances = [aStance(1, { text: 'Texto', original: 'Text.' })]
  const [council] = describeGuide({ candidates: [aCandidate({ stances })] })
  expect(council?.choices[0]?.statements.map(({ id }) => id)).toEqual([hashStatement('Text.')])
})

it('names each statement once: a key stance by its title, any other by its topic', () => {
  const positions = ['Text 1.', 'More books.'].map((text) => ({ topic: 'library', text, sources: [aSource] }))
  const [council] = describeGuide({
    topics: [{ id: 'library', name: 'Library' }],
    candidates: [aCandidate({ stances: [aStance(1, { language: 'es' })], positions })],
  })
  expect(council?.choices[0]?.statements).toEqual([
    { id: hashStatement('Text 1.'), name: 'Title 1', lang: 'es' },
    { id: hashStatement('More books.'), name: 'Library', lang: undefined },
  ])
})
