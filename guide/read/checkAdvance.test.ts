import { testReplacements, testReports } from '@/guide/testing/invalidEdits'

const election = 'election.yaml'
const runoff = 'condition: If nobody has more than half of the votes.'

testReplacements(
  election,
  [
    ['date: 2026-11-03', 'date: 2026-09-30', 'races, item 3, advance, date', 'Correct the date: September 30, 2026'],
    ['voteFor: 1\n    advance', 'voteFor: 1\n    seats: 1\n    advance', 'races, item 3, seats', 'nobody is elected'],
    ['name: Town Clerk', 'name: Moderator', 'races, item 3, name', 'Another race on the ballot has the same name.'],
    [/    advance:\n(?: {6}.*\n)+/, '', 'results, advancing, moderator', 'Nobody moves on from Moderator.'],
    ['moderator: [ivy]', 'clerk: [abbot]', 'advancing, clerk', 'Nobody moves on from Town Clerk.'],
    ['moderator: [ivy]', 'moderator: [ivy, reed]', 'advancing, moderator', '1 candidate should move on from Moderator'],
    ['moderator: [ivy]', 'moderator: [abbot]', 'advancing, moderator, item 1', '“abbot” does not run for Moderator.'],
    ['moderator: [ivy]', 'moderators: [ivy]', 'results, advancing, moderators'],
    ['moderator: [ivy]', 'moderator: [reed]', 'Jonas Reed moves on with 512 votes, but', 'does not move on has 640'],
    ['clerk: [baird]\n', 'clerk: [baird]\n    moderator: [ivy]\n', 'winners, moderator', 'The winners of Moderator'],
    [
      '  advancing:\n',
      '  writeInWinners: { moderator: [Al] }\n  advancing:\n',
      'writeInWinners, moderator',
      'Add each as a',
    ],
    ['count: 1', `count: 2\n      ${runoff}`, 'results, advancing, moderator', '2 candidates should move on from'],
    ['count: 1', 'count: 2', '2 candidates should move on from Moderator, not 1.'],
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
      'All seats of Moderator have',
    ],
    'somebody who is elected and moves on': [
      withRunoff('    moderator: [ivy]\n  advancing:\n    moderator: [ivy, reed]'),
      'Ivy May cannot be elected and move on.',
    ],
  },
  'showcase',
)
