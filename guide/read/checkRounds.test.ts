import { testReplacements } from '@/guide/testing/invalidEdits'

const rounds = 'abbot: [410, 436]'

testReplacements(
  'election.yaml',
  [
    ['ranks: 3', 'voteFor: 1', 'races, item 5, rankRules', 'These rules are', 'votes, clerk, rounds', 'clerk, quota'],
    ['ranks: 3', 'ranks: 3\n    voteFor: 1', 'races, item 5, voteFor', 'This race has votes and ranks per voter.'],
    ['ranks: 3', 'ranks: 1', 'races, item 5, ranks', 'a whole number from 2 to 50'],
    [rounds, 'abbot: [400, 436]', 'rounds, abbot', 'Nia Abbot has 400 votes in the first round, but 410 in'],
    [rounds, 'dunn: [410, 436]', 'rounds, dunn', 'Enter the votes of Nia Abbot in each round, as for', 'rounds, abbot'],
    [rounds, 'abbot: [410, 456]', 'clerk, rounds', 'Round 2 has more ballots (945) than the round before (925).'],
    [rounds, 'abbot: [410, 436.6]\n        dunn: [0, 0.5]', 'Round 2 has more ballots (926.1) than the round before'],
    ['exhausted: [0, 19]', 'exhausted: [0, -1.5]', 'clerk, exhausted, item 2', 'a number, 0 or greater'],
    [rounds, 'abbot: [410, 0, 1]', 'rounds, abbot, item 3', 'Nia Abbot has no votes in round 2, but some in round 3.'],
    ['exhausted: [0, 19]', 'exhausted: [0]', 'clerk, exhausted', 'Enter 2 numbers of exhausted ballots, one for each'],
    ['exhausted: [0, 19]', 'exhausted: [19, 0]', 'exhausted, item 2', 'Round 2 has fewer exhausted ballots than the'],
    ['clerk: [baird]', 'clerk: [cole]', 'rounds, cole', 'Pia Cole is a winner, but has no votes in the last round.'],
    ['clerk: [baird]', 'clerk: [abbot]', 'rounds, abbot', 'Nia Abbot is a winner with 436 votes in the last round'],
    ['ballots: 925', 'ballots: 900', 'Town Clerk has 925 votes, but only 900 votes are possible: there is one first'],
    [/ {6}rounds:\n(?: {8}.*\n)+/, '', 'clerk, rounds', 'There are exhausted ballots, but no votes by round'],
  ],
  'showcase',
)
