/** @jest-environment node */
import { assert, property, string, subarray } from 'fast-check'
import {
  emptyBallot,
  formatMarksFragment,
  listMarks,
  matchChoices,
  mergeBallots,
  parseMarksFragment,
  setEntry,
} from './ballotMarks'

const election = '2017-11-07-anytown'
const choices = new Set([
  'mayor.ada',
  'mayor.bo',
  'council.cy',
  'council.di',
  'council.ed',
  'question-1.yes',
  '__proto__.x',
])
const mark = (...names: readonly string[]) => new Map(names.map((name) => [name, '1']))
const marked = mark('council.cy', 'council.ed', 'mayor.bo')

it('adds a mark or a note once, and removes it', () => {
  const twice = setEntry(setEntry(emptyBallot, 'mayor.ada', '1'), 'mayor.ada', '1')
  expect(listMarks(setEntry(twice, 'mayor', 'Ask.'))).toEqual(['mayor.ada'])
  expect(setEntry(twice, 'mayor.ada', '').size).toBe(0)
})

it('combines two ballots without losing a mark or a note, and without repeating one', () => {
  const first = new Map([...marked, ['mayor', 'Same'], ['council', 'One']])
  const second = new Map([...mark('mayor.ada', 'mayor.bo'), ['mayor', 'Same'], ['council', 'Two']])
  const merged = new Map([...marked, ...mark('mayor.ada'), ['mayor', 'Same'], ['council', 'One\nTwo']])
  expect(mergeBallots(first, second)).toEqual(merged)
  expect(mergeBallots(merged, emptyBallot)).toEqual(merged)
  expect(mergeBallots(emptyBallot, merged)).toEqual(merged)
})

it('removes marks for choices that the ballot no longer has, and no notes', () => {
  const ballot = new Map([...marked, ['mayor', 'Ask.']])
  expect(matchChoices(new Map([...ballot, ...mark('mayor.gone', 'sheriff.zoe')]), choices)).toEqual(ballot)
})

it('moves the marks in a link, without the notes', () => {
  const hash = formatMarksFragment(new Map([...marked, ['mayor', 'secret']]), election)
  expect(hash).not.toContain('secret')
  expect(parseMarksFragment(hash, election, choices)).toEqual({ marks: marked })
})

it('moves any marks in a link', () => {
  assert(
    property(subarray([...choices]), string(), (names, key) => {
      const marks = mark(...names)
      expect(parseMarksFragment(formatMarksFragment(marks, key), key, choices)).toEqual({ marks })
    }),
  )
})

it.each(['', '#', '#main', '#/candidates', '#mark', '#topics=a'])('ignores the fragment %j', (hash) => {
  expect(parseMarksFragment(hash, election, choices)).toBeUndefined()
})

it('rejects a link that was cut off anywhere', () => {
  const hash = formatMarksFragment(marked, election)
  for (let length = '#marks='.length; length < hash.length; length++)
    expect(parseMarksFragment(hash.slice(0, length), election, choices)).toEqual({ problem: 'broken' })
})

it('rejects a link with a changed character', () => {
  const hash = formatMarksFragment(marked, election)
  expect(parseMarksFragment(hash.replace('cy', 'di'), election, choices)).toEqual({ problem: 'broken' })
})

it('rejects a link of another election', () => {
  const hash = formatMarksFragment(marked, '2019-11-05-anytown')
  expect(parseMarksFragment(hash, election, choices)).toEqual({ problem: 'foreign' })
})

it('rejects a link with a choice that the ballot does not have', () => {
  const hash = formatMarksFragment(setEntry(marked, 'mayor.gone', '1'), election)
  expect(parseMarksFragment(hash, election, choices)).toEqual({ problem: 'unknown' })
})
