import { createId, filterChoices, listChoices } from './choices'

const choices = listChoices(
  {
    races: [{ id: 'mayor', name: 'Mayor' }, {}],
    questions: [{ id: 'q1', title: 'Library', answers: [{ id: 'a', label: 'Option A' }] }],
  },
  { radio: { title: 'Café interview', publisher: 'Town Radio', date: 2017 } },
  [['ada', { name: 'Ada Byron', race: 'mayor', otherRaces: [{ race: 'council' }, {}] }]],
)

it('names everything by its title or name', () => {
  expect(choices.contest).toEqual([
    { id: 'mayor', label: 'Mayor' },
    { id: 'q1', label: 'Library' },
  ])
  expect(choices.answer).toEqual([{ id: 'a', label: 'Option A', contests: ['q1'] }])
  expect(choices.source).toEqual([{ id: 'radio', label: 'Café interview', note: 'Town Radio, 2017' }])
  expect(choices.candidate).toEqual([{ id: 'ada', label: 'Ada Byron', contests: ['mayor', 'council'] }])
})

it('finds choices by words of the title and the publisher, without accents', () => {
  expect(filterChoices(choices.source, 'radio cafe')).toHaveLength(1)
  expect(filterChoices(choices.source, 'radio minutes')).toHaveLength(0)
})

it('creates an id that is free', () => {
  expect(createId(['Interview: Zoë!'], [], 'source')).toBe('interview-zoe')
  expect(createId(['Interview'], ['interview', 'interview-2'], 'source')).toBe('interview-3')
  expect(createId(['面談'], ['source-1'], 'source')).toBe('source-2')
})
