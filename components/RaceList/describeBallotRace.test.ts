/** @jest-environment node */
import { aRace, aSource } from '@/guide/testing/factories'
import type { Race } from '@/guide/fields/published'
import { describeTerms } from './describeBallotRace'

const unexpired = 'To fill 1 seat for the rest of its term.'
const partisan = 'The ballot names parties in this race.'
const nonpartisan = 'This race is nonpartisan: the ballot names no parties.'

it.each<[Partial<Race>, boolean, string[]]>([
  [{}, true, []],
  [{ voteFor: 1, unexpired: true, term: 'To 2028' }, true, ['Term: To 2028.', unexpired]],
  [{ seats: 2, unexpired: true }, true, ['To fill 2 seats for the rest of their terms.']],
  [{ partisan: true }, true, [partisan]],
  [{ partisan: false }, true, []],
  [{ partisan: false }, false, [nonpartisan]],
  [{ partisan: true, noVote: { reason: 'acclaimed', sources: [aSource] } }, true, []],
])('describes the terms of %j, if the election is nonpartisan: %s', (fields, isNonpartisan, sentences) => {
  expect(describeTerms({ ...aRace, ...fields }, isNonpartisan)).toEqual(sentences)
})
