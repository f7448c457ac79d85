/** @jest-environment node */
import { testReplacements, testReports } from '@/guide/testing/invalidEdits'

const election = 'election.yaml'
const runoff = 'condition: If nobody has more than half of the votes.'

testReplacements(
  election,
  [
    [
      'date: 2026-11-03',
      'date: 2026-09-30',
      'races, item 3, advance, date',
      'no earlier than the day after the election',
    ],
    [
      'voteFor: 1\n    advance',
      'voteFor: 1\n    seats: 1\n    advance',
      'races, item 3, seats',
      'nobody is elected in',
    ],
    ['name: Town Clerk', 'name: Moderator', 'races, item 3, name', 'no other race', '"Moderator, Democratic Party"'],
    [/    advance:\n(?: {6}.*\n)+/, '', 'results, advancing, moderator', 'nobody, because Moderator has no "advance"'],
    ['moderator: [ivy]', 'clerk: [abbot]', 'advancing, clerk', 'nobody, because Town Clerk has no "advance"'],
    ['moderator: [ivy]', 'moderator: [ivy, reed]', 'advancing, moderator', '1 candidate, as "advance" of Moderator'],
    ['moderator: [ivy]', 'moderator: [abbot]', 'advancing, moderator, item 1', 'the id of a candidate for Moderator'],
    ['moderator: [ivy]', 'moderators: [ivy]', 'results, advancing, moderators'],
    ['moderator: [ivy]', 'moderator: [reed]', '512, but "reed" moves on (line', 'does not move on has 640'],
    [
      'clerk: [baird]\n',
      'clerk: [baird]\n    moderator: [ivy]\n',
      'winners, moderator',
      'the winners of Moderator move on',
    ],
    [
      'moderator: [ivy]\n',
      'moderator: [ivy]\n  writeInWinners:\n    moderator: [Sunny Wells]\n',
      'results, writeInWinners, moderator',
      'Add each as a candidate who is a write-in',
    ],
    ['count: 1', `count: 2\n      ${runoff}`, 'results, advancing, moderator', '2, as "advance" of Moderator has it'],
    ['count: 1', 'count: 2', '2 candidates, as "advance" of Moderator has it'],
    [
      'voteFor: 1\n    advance',
      'noVote: { reason: acclaimed, sources: [notice] }\n    seats: 1\n    advance',
      'item 3, advance',
    ],
  ],
  'showcase',
)

/** Makes the primary a race with a runoff. */
const withRunoff =
  (results: string) =>
  ({ replace }: { replace: (file: string, from: string, to: string) => void }) => {
    replace(election, 'count: 1', `count: 2\n      ${runoff}`)
    replace(election, 'clerk: [baird]\n  advancing:\n    moderator: [ivy]', `clerk: [baird]\n${results}`)
  }

testReports(
  {
    'a winner with a runoff for no seat': [
      withRunoff('    moderator: [ivy]\n  advancing:\n    moderator: [reed]'),
      'results, advancing, moderator',
      'nobody, because the race has as many winners as seats',
    ],
    'somebody who is elected and moves on': [
      withRunoff('    moderator: [ivy]\n  advancing:\n    moderator: [ivy, reed]'),
      'people who are not elected',
      'Delete "ivy" here',
    ],
  },
  'showcase',
)
