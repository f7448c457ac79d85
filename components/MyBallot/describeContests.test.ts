import { hashStatement } from '@/components/Ballot/hashStatement'
import { aBallot, aCandidate, aRace, aSource, aStance } from '@/guide/testing/factories'
import type { Guide } from '@/guide/fields/published'
import { describeContest } from './describeContests'

const describeGuide = (fields: Partial<Guide>) => aBallot(fields).map(describeContest)

it('describes a race with its instruction, its names and where to read about them', () => {
  const [council] = describeGuide({
    races: [{ ...aRace, voteFor: 2, about: 'Passes laws.' }],
    candidates: [aCandidate(), aCandidate({ id: 'bob', name: 'Bob Cole', sortName: 'Cole, Bob', writeIn: true })],
  })
  expect(council).toMatchObject({
    title: 'City Council',
    instruction: 'Vote for not more than 2',
    about: ['Passes laws.'],
    limit: 2,
    tally: ['Marks left: 2', 'Marks left: 1', 'All 2 marks used.'],
    noteLabel: 'A note to yourself: City Council',
    choices: [
      { id: 'ada-byron', link: { href: '/profile/ada-byron/', label: 'Read about Ada Byron' }, mark: undefined },
      { id: 'bob', mark: 'Write-in candidate' },
    ],
  })
})

it('has one mark in a race that does not say how many', () => {
  const [council] = describeGuide({ races: [{ ...aRace, voteFor: undefined }] })
  expect(council).toMatchObject({
    instruction: 'Vote for not more than 1',
    tally: ['Marks left: 1', "You've used your one mark."],
  })
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
