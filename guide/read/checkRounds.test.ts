/** @jest-environment node */
import { testReplacements } from '@/guide/testing/invalidEdits'

const rounds = 'abbot: [410, 436]'

testReplacements(
  'election.yaml',
  [
    [
      'ranks: 3',
      'voteFor: 1',
      'races, item 5, rankRules',
      'voters do not rank',
      'votes, clerk, rounds',
      'clerk, quota',
    ],
    ['ranks: 3', 'ranks: 3\n    voteFor: 1', 'races, item 5, voteFor', 'nothing, because voters rank', 'found: 1'],
    ['ranks: 3', 'ranks: 1', 'races, item 5, ranks', 'a whole number from 2 to 50'],
    [rounds, 'abbot: [400, 436]', 'rounds, abbot', '410 in the first round, as under "candidates"', 'found: 400'],
    [rounds, 'dunn: [410, 436]', 'rounds, dunn', 'the id of a candidate for Town Clerk', 'rounds, abbot'],
    [rounds, 'abbot: [410, 456]', 'clerk, rounds', 'at most 925 ballots in round 2', 'found: 945'],
    [rounds, 'abbot: [410, 436.6]\n        dunn: [0, 0.5]', 'at most 925 ballots in round 2', 'found: 926.1'],
    ['exhausted: [0, 19]', 'exhausted: [0, -1.5]', 'clerk, exhausted, item 2', 'a number, 0 or greater'],
    [rounds, 'abbot: [410, 0, 1]', 'rounds, abbot, item 3', '0 in round 3, because "abbot" has no votes', 'found: 1'],
    ['exhausted: [0, 19]', 'exhausted: [0]', 'clerk, exhausted', '2 numbers, one for each round', 'found: 1'],
    ['exhausted: [0, 19]', 'exhausted: [19, 0]', 'exhausted, item 2', 'at least 19, because ballots stay exhausted'],
    ['clerk: [baird]', 'clerk: [cole]', 'rounds, cole', 'votes in round 2, the last one', '"cole" is a winner'],
    ['clerk: [baird]', 'clerk: [abbot]', 'rounds, abbot', 'at least 470 in the last round', '"abbot" is a winner'],
    ['ballots: 925', 'ballots: 900', 'at most 900 votes, because there is one first choice on each ballot'],
    [/ {6}rounds:\n(?: {8}.*\n)+/, '', 'clerk, rounds', 'the votes of each round, because "exhausted" has its ballots'],
  ],
  'showcase',
)
