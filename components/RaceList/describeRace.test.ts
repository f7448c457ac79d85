/** @jest-environment node */
import { aRace, aSource } from '@/data/fixtures/factories'
import type { Race } from '@/data/schema/published'
import { describeTerms } from './describeRace'

const unexpired = 'The winner serves the rest of the term of somebody who left.'
const partisan = 'The ballot names parties in this race.'
const nonpartisan = 'This race is nonpartisan: the ballot names no parties.'

it.each<[Partial<Race>, boolean, string[]]>([
  [{}, true, []],
  [{ voteFor: 1, unexpired: true, term: 'To 2028' }, true, ['Term: To 2028.', unexpired]],
  [{ partisan: true }, true, [partisan]],
  [{ partisan: false }, true, []],
  [{ partisan: false }, false, [nonpartisan]],
  [{ partisan: true, noVote: { reason: 'acclaimed', sources: [aSource] } }, true, []],
])('describes the terms of %j, if the election is nonpartisan: %s', (fields, isNonpartisan, sentences) => {
  expect(describeTerms({ ...aRace, ...fields }, isNonpartisan)).toEqual(sentences)
})
