/** @jest-environment node */
import { assert, property, string, subarray } from 'fast-check'
import {
  countMarks,
  emptyBallot,
  fromEntries,
  formatMarksFragment,
  isMarked,
  matchChoices,
  mergeBallots,
  parseMarksFragment,
  setMark,
  setNote,
  toEntries,
} from './ballotMarks'

const election = '2017-11-07-anytown'
const choices = { mayor: ['ada', 'bo'], council: ['cy', 'di', 'ed'], 'question-1': ['yes', 'no'] }
const marked = setMark(setMark(setMark(emptyBallot, 'council', 'cy', true), 'council', 'ed', true), 'mayor', 'bo', true)

it('adds a mark once, and removes it', () => {
  const twice = setMark(setMark(emptyBallot, 'mayor', 'ada', true), 'mayor', 'ada', true)
  expect(twice.marks).toEqual({ mayor: ['ada'] })
  expect(isMarked(twice, 'mayor', 'ada')).toBe(true)
  const removed = setMark(twice, 'mayor', 'ada', false)
  expect(countMarks(removed)).toBe(0)
  expect(isMarked(removed, 'mayor', 'ada')).toBe(false)
})

it.each(['constructor', 'toString', 'hasOwnProperty', '__proto__'])('keeps the marks of a race called %s', (id) => {
  expect(isMarked(emptyBallot, id, 'ada')).toBe(false)
  const ballot = setNote(setMark(marked, id, 'ada', true), id, 'Ask.')
  expect(isMarked(ballot, id, 'ada')).toBe(true)
  expect(fromEntries(toEntries(ballot))).toEqual(ballot)
  const all = Object.fromEntries([...Object.entries(choices), [id, ['ada']]])
  expect(matchChoices(marked, all).unknown).toBe(0)
  expect(matchChoices(ballot, choices).unknown).toBe(1)
  const fragment = formatMarksFragment(ballot, election)
  expect(parseMarksFragment(fragment, election, all)).toEqual({ marks: ballot.marks })
  expect(parseMarksFragment(fragment, election, choices)).toEqual({ problem: 'unknown' })
})

it('restores marks and notes from the entries of storage, in any order', () => {
  const ballot = setNote(marked, 'mayor', 'Ask about "bus 95".')
  expect(fromEntries(new Map([...toEntries(ballot)].toReversed()))).toEqual({
    marks: { council: ['ed', 'cy'], mayor: ['bo'] },
    notes: ballot.notes,
  })
})

it('has no entries for what was taken back', () => {
  expect(toEntries(setNote(setMark(emptyBallot, 'mayor', 'ada', false), 'mayor', '')).size).toBe(0)
})

it('combines two ballots without losing a mark or a note, and without repeating one', () => {
  const first = setNote(setNote(marked, 'mayor', 'Same'), 'council', 'One')
  const second = setNote(setNote(setMark(emptyBallot, 'mayor', 'ada', true), 'mayor', 'Same'), 'council', 'Two')
  const merged = {
    marks: { council: ['cy', 'ed'], mayor: ['bo', 'ada'] },
    notes: { mayor: 'Same', council: 'One\nTwo' },
  }
  expect(mergeBallots(first, second)).toEqual(merged)
  expect(mergeBallots(merged, emptyBallot)).toEqual(merged)
  expect(mergeBallots(emptyBallot, merged)).toEqual(merged)
})

it('separates marks for choices that the ballot no longer has', () => {
  const ballot = setMark(setMark(marked, 'mayor', 'gone', true), 'sheriff', 'zoe', true)
  expect(matchChoices(ballot, choices)).toEqual({
    marks: { mayor: ['bo'], council: ['cy', 'ed'], 'question-1': [] },
    unknown: 2,
  })
})

it('moves the marks in a link, without the notes', () => {
  const hash = formatMarksFragment(setNote(marked, 'mayor', 'secret'), election)
  expect(hash).not.toContain('secret')
  expect(parseMarksFragment(hash, election, choices)).toEqual({ marks: marked.marks })
})

it('moves any marks in a link', () => {
  const contest = subarray(Object.entries(choices)).map(Object.fromEntries)
  assert(
    property(contest, string(), (marks: Record<string, string[]>, key) => {
      expect(parseMarksFragment(formatMarksFragment({ marks }, key), key, choices)).toEqual({ marks })
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
  const hash = formatMarksFragment(setMark(marked, 'mayor', 'gone', true), election)
  expect(parseMarksFragment(hash, election, choices)).toEqual({ problem: 'unknown' })
})
