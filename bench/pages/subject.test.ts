/** @jest-environment node */
import { loadGuide } from '@/guide/read/loadGuide'
import type { Guide } from '@/guide/fields/published'
import { chooseSubject } from './subject'

const guide = loadGuide(process.cwd(), 'fixtures/showcase')

it('chooses the first candidate with a stance, and the first and last race', () => {
  const { candidate, races } = chooseSubject(guide)
  expect(guide.candidates.find(({ stances }) => stances.length > 0)).toBe(candidate)
  expect(races).toEqual({ first: guide.races[0]?.name, last: guide.races.at(-1)?.name })
})

it('has no races to choose from in an election with one race', () => {
  expect(chooseSubject({ ...guide, races: guide.races.slice(0, 1) }).races).toBeUndefined()
})

it('visits the results if the election has some', () => {
  const { results, ...election } = guide.election
  expect(results).toBeDefined()
  expect(chooseSubject(guide).pages).toContain('results')
  expect(chooseSubject({ ...guide, election }).pages).not.toContain('results')
})

it('visits topics and comparisons if the election has topics', () => {
  const withTopics = chooseSubject({ ...guide, topics: [{ id: 'roads', name: 'Roads' }] as Guide['topics'] })
  expect(withTopics.topic).toBe('roads')
  expect(withTopics.pages).toEqual(expect.arrayContaining(['compare', 'topics', 'topic']))
  const { topic, pages } = chooseSubject({ ...guide, topics: [] })
  expect(topic).toBeUndefined()
  expect(pages).not.toEqual(expect.arrayContaining(['compare']))
  expect(pages).not.toEqual(expect.arrayContaining(['topic']))
})

it('throws if no candidate has a stance', () => {
  const candidates = guide.candidates.map((candidate) => ({ ...candidate, stances: [] }))
  expect(() => chooseSubject({ ...guide, candidates })).toThrow('no candidate in this election has a stance')
})
