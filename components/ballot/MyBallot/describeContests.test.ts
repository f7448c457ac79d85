import { hashStatement } from '@/components/ballot/marks/hashStatement'
import { aBallot, aCandidate, aRace, aSource, aStance } from '@/guide/testing/factories'
import type { Guide } from '@/guide/fields/published'
import { describeContest } from './describeContests'

const describeGuide = (fields: Partial<Guide>) => aBallot(fields).map(describeContest)

it('says that voters have one primary only if two parties have one', () => {
  const races = ['Harbor Party', 'Hill Party'].map((party) => {
    return { ...aRace, id: party.toLowerCase(), advance: { count: 2, date: '2018-03-03', party } }
  })
  const sentence = 'You vote in the primary of one party only.'
  const count = (own: typeof races) =>
    describeGuide({ races: own }).filter(({ about }) => about.includes(sentence)).length
  expect([count(races), count(races.slice(1))]).toEqual([2, 0])
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
