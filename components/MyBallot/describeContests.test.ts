import { hashStatement } from '@/components/Ballot/hashStatement'
import { aBallot, aCandidate, aQuestion, aRace, aSource, aStance } from '@/guide/testing/factories'
import type { Guide } from '@/guide/fields/published'
import { describeContest } from './describeContests'

const describeGuide = (fields: Partial<Guide>) => aBallot(fields).map(describeContest)

it('describes a race with its instruction, its names and where to read about them', () => {
  const [council] = describeGuide({
    races: [{ ...aRace, voteFor: 2, about: 'Passes laws.' }],
    candidates: [
      aCandidate(),
      aCandidate({
        id: 'bob',
        name: 'Bob Cole',
        sortName: 'Cole, Bob',
        writeIn: true,
        runningMates: [{ name: 'Bo Li' }],
      }),
    ],
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
      { id: 'bob', mark: 'Write-in candidate', others: ' and Bo Li' },
    ],
  })
})

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

it('has one mark in a race that does not say how many', () => {
  const [council] = describeGuide({ races: [{ ...aRace, voteFor: undefined }] })
  expect(council).toMatchObject({
    instruction: 'Vote for not more than 1',
    tally: ['Marks left: 1', "You've used your one mark."],
  })
})

it('has one mark on a question, for yes, no or an answer of its own, and what binds it', () => {
  const answers = ['a', 'b'].map((id) => ({ id, label: `Option ${id}, in short` }))
  const [, yesOrNo, own] = describeGuide({
    questions: [aQuestion, { ...aQuestion, id: 'question-2', threshold: 'half of the votes', advisory: true, answers }],
  })
  expect(yesOrNo).toMatchObject({ instruction: 'Vote Yes or No', limit: 1, rules: [] })
  expect(yesOrNo?.choices.map(({ id, name }) => [id, name])).toEqual([
    ['yes', 'Yes'],
    ['no', 'No'],
  ])
  expect(own).toMatchObject({
    instruction: 'Vote for one answer',
    limit: 1,
    rules: ['Needed to be chosen: half of the votes.', 'This question is advisory: the result is not binding.'],
  })
  expect(own?.choices.map(({ id, name }) => [id, name])).toEqual([
    ['a', 'Option a, in short'],
    ['b', 'Option b, in short'],
  ])
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
