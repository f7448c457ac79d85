import { aBallot, aCandidate, aRace } from '@/guide/testing/factories'
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
