/** @jest-environment node */
import { loadEdited, type Copy } from '@/guide/testing/copyElection'
import { testReports } from '@/guide/testing/invalidEdits'
import { findWarnings } from './findWarnings'
import { readElection } from './readElection'
import { copyElection } from '@/guide/testing/copyElection'

const election = 'election.yaml'
const explanation = /\n +explanation: Ngozi.*/

testReports(
  [
    [
      'a winner who has fewer votes than a candidate who lost',
      ({ replace }) => replace(election, 'adair: 4210', 'adair: 3900'),
      [
        '1 problem.',
        'line 282, results, votes, warden, candidates, adair',
        'found: 3900, but "adair" is a winner (line 266), and a candidate who was not elected has 3977',
        'add an "explanation" beside the votes',
      ],
    ],
    [
      'a winner who has fewer votes than a candidate who may still win',
      ({ replace }) => {
        replace(election, 'school-board: [leblanc]', 'school-board: [leblanc]\n    ward3: [zhou]')
        replace(election, 'voteFor: 1\n    unexpired', 'voteFor: 1\n    seats: 2\n    unexpired')
        replace(election, 'zhou: 411', 'zhou: 410')
      },
      ['1 problem.', 'results, votes, ward3, candidates, zhou', 'a candidate who may still win has 411'],
    ],
    [
      'a winner without votes',
      ({ replace }) => replace(election, /adair: 4210\n +marsh: 3977/, 'adair: 0'),
      ['results, votes, warden, candidates, adair', 'found: 0, but "adair" is a winner'],
    ],
    [
      'a winner whom nobody wrote in',
      ({ replace }) => replace(election, 'writeIns: 1201', 'writeIns: 0'),
      ['1 problem.', 'votes, PL-council, writeIns', 'found: 0, but "Sunny Wells" is a winner (line 271)'],
    ],
    [
      'a write-in winner with fewer votes than a candidate who lost',
      ({ replace }) => replace(election, explanation, ''),
      ['1 problem.', 'votes, PL-council, writeIns', '1201, but "Sunny Wells"', 'was not elected has 1302'],
    ],
    [
      'more votes than the ballots allow',
      ({ replace }) => replace(election, 'adair: 4210', 'adair: 4323'),
      [
        '1 problem.',
        'results, votes, warden',
        'expected: at most 8299 votes, because voters may mark 1 on each ballot for Warden',
        'found: 8300, but 8299 ballots were cast (turnout, line 304)',
      ],
    ],
    [
      'votes without a ballot',
      ({ replace }) => replace(election, 'ballots: 8299', 'ballots: 0'),
      ['results, votes, warden', 'expected: at most 0 votes', 'results, questions, question-1', 'found: 8132'],
    ],
    [
      'a question that passed with fewer yes than no votes',
      ({ replace }) =>
        replace(
          election,
          'yes: 5012\n      no: 3120\n      threshold: 60 percent of the votes',
          'yes: 9\n      no: 10',
        ),
      ['1 problem.', 'questions, question-1, outcome', 'more yes than no votes', 'found: 9 yes and 10 no votes'],
    ],
    [
      'more ballots than voters',
      ({ replace }) => replace(election, 'registered: 15120', 'registered: 8298'),
      ['results, turnout, ballots', 'no more ballots than the 8298 registered voters'],
    ],
  ],
  'region',
)

it.each<[string, (copy: Copy) => void]>([
  ['a winner with fewer votes, which is explained', () => {}],
  [
    'a question that passed with fewer yes than no votes, because of its threshold',
    ({ replace }) => replace(election, 'yes: 5012\n      no: 3120', 'yes: 3120\n      no: 5012'),
  ],
  [
    'more votes than an unofficial turnout, which is rounded',
    ({ replace }) => replace(election, 'ballots: 8299', 'ballots: 8000\n    unofficial: true'),
  ],
  ['as many votes as the ballots allow', ({ replace }) => replace(election, 'adair: 4210', 'adair: 4322')],
])('accepts %s', (_name, edit) => {
  expect(loadEdited(edit, 'region').races).toHaveLength(7)
})

it.each([
  ['', ['5012 yes and 3120 no votes']],
  ['\n      threshold: two thirds of the votes', []],
])(
  'warns about a question that failed with more yes than no votes, unless it has a threshold%s',
  (threshold, found) => {
    const copy = copyElection('region')
    copy.replace(election, /outcome: passed([^]*?)\n +threshold: .*/, `outcome: failed$1${threshold}`)
    const warnings = findWarnings(readElection(copy.root)).filter(({ field }) => field?.includes('outcome'))
    expect(warnings.map((warning) => warning.found)).toEqual(found)
  },
)
