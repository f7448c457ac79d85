/** @jest-environment node */
import { loadEdited, type Copy } from '@/guide/testing/copyElection'
import { testReports } from '@/guide/testing/invalidEdits'

const mayorWinner = '    mayor:\n      - dee\n'
const openMayor = (text: string) => `    mayor: []\n  open:\n    mayor: { ${text}, sources: [notice] }\n`

testReports([
  [
    'a race without winners',
    ({ replace }) => replace('election.yaml', mayorWinner, ''),
    [
      '1 problem.',
      'election.yaml, line 64, results, winners',
      'expected: 1 winner, because the race has 1 seat',
      'found: nothing',
      'add mayor under "open" with a reason: vacant or undecided',
    ],
  ],
  [
    'an empty list of winners',
    ({ replace }) => replace('election.yaml', mayorWinner, '    mayor: []\n'),
    ['results, winners, mayor', 'expected: 1 winner, because the race has 1 seat', 'found: an empty list'],
  ],
  [
    'fewer winners than seats',
    ({ replace }) => replace('election.yaml', 'seats: 1', 'seats: 2'),
    ['results, winners, cityCouncil', 'expected: 2 winners, because the race has 2 seats', 'found: a list of 1 item'],
  ],
  [
    'more winners than seats',
    ({ replace }) => replace('election.yaml', '- dee', '- dee\n      - cy'),
    ['results, winners, mayor', 'expected: 1 winner, because the race has 1 seat', 'found: a list of 2 items'],
  ],
  [
    'a winner who is listed twice',
    ({ replace }) => {
      replace('election.yaml', 'seats: 1', 'seats: 2')
      replace('election.yaml', '[ada]', '[ada, ada]')
    },
    ['1 problem.', 'results, winners, cityCouncil, item 2', 'expected: a unique id', '"ada", which appears twice'],
  ],
  [
    'a winner who withdrew',
    ({ replace }) =>
      replace('candidates/dee.yaml', 'incumbent:', 'withdrawn: {date: 2017-10-01, sources: [notice]}\nincumbent:'),
    ['1 problem.', 'mayor, item 1', 'expected: a candidate who has not withdrawn', 'found: "dee"'],
  ],
  [
    'a field that JavaScript gives a special meaning',
    ({ replace }) => replace('election.yaml', mayorWinner, `${mayorWinner}    __proto__: [cy]\n`),
    ['election.yaml, line 68', 'expected: another name', 'found: "__proto__"'],
  ],
  [
    'a winner of a race whose key is a property of every object',
    ({ replace }) => replace('election.yaml', mayorWinner, `${mayorWinner}    constructor: [cy]\n`),
    ['results, winners, constructor', 'expected: one of cityCouncil, mayor'],
  ],
  [
    'an open race that the election does not have',
    ({ replace }) => replace('election.yaml', mayorWinner, openMayor('reason: vacant').replace(/mayor: {/, 'major: {')),
    ['results, open, major', 'expected: one of cityCouncil, mayor', 'found: "major"'],
  ],
  [
    'a reason for open seats in a race that has none',
    ({ replace }) =>
      replace('election.yaml', mayorWinner, openMayor('reason: vacant').replace('mayor: []', 'mayor: [dee]')),
    ['1 problem.', 'results, open, mayor', 'expected: no open seats, because the race has as many winners as seats'],
  ],
  [
    'a number of open seats that is not what the winners leave',
    ({ replace }) => replace('election.yaml', mayorWinner, openMayor('reason: vacant, seats: 2')),
    ['1 problem.', 'results, open, mayor, seats', 'expected: 1, the seats without a winner', 'found: 2'],
  ],
  [
    'an open race without sources',
    ({ replace }) => replace('election.yaml', mayorWinner, '    mayor: []\n  open:\n    mayor: { reason: vacant }\n'),
    ['results, open, mayor, sources', 'found: nothing'],
  ],
  [
    'an unknown reason for open seats',
    ({ replace }) => replace('election.yaml', mayorWinner, openMayor('reason: tie')),
    ['results, open, mayor, reason', 'expected: one of vacant, undecided', 'found: the text "tie"'],
  ],
  [
    'a winner from another race',
    ({ replace }) => replace('election.yaml', '- dee', '- ada'),
    ['results, winners, mayor, item 1', 'expected: the id of a candidate for Mayor', 'found: "ada"'],
  ],
  [
    'a winner who is not a candidate',
    ({ replace }) => replace('election.yaml', '- dee', '- nobody'),
    ['results, winners, mayor, item 1', 'expected: the id of a candidate for Mayor', 'found: "nobody"'],
  ],
  [
    'winners of an unknown race',
    ({ replace }) => replace('election.yaml', '    mayor:\n', '    major:\n'),
    ['results, winners, major', 'expected: one of cityCouncil, mayor', 'found: "major"'],
  ],
])

it.each<[string, (copy: Copy) => void]>([
  [
    'as many winners as seats',
    ({ replace }) => {
      replace('election.yaml', 'seats: 1', 'seats: 2')
      replace('election.yaml', '[ada]', '[ada, bob]')
    },
  ],
  [
    'as many winners as votes, if seats is left out',
    ({ replace }) => {
      replace('election.yaml', 'voteFor: 7\n    seats: 1', 'voteFor: 2')
      replace('election.yaml', '[ada]', '[ada, bob]')
    },
  ],
  ['a vacant seat', ({ replace }) => replace('election.yaml', mayorWinner, openMayor('reason: vacant'))],
  [
    'an undecided race without a list of winners',
    ({ replace }) =>
      replace('election.yaml', mayorWinner, openMayor('reason: undecided, seats: 1').replace('    mayor: []\n', '')),
  ],
])('accepts %s', (_name, edit) => {
  expect(loadEdited(edit).candidates).toHaveLength(4)
})
