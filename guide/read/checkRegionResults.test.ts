/** @jest-environment node */
import { testReports } from '@/guide/testing/invalidEdits'

const election = 'election.yaml'

testReports(
  [
    [
      'winners of a race without a vote',
      ({ replace }) => replace(election, 'warden: [adair]', 'warden: [adair]\n    1st-ward: [quill]'),
      ['results, winners, 1st-ward', 'no winners, because no vote is held for Councillor, Ward 1'],
    ],
    [
      'more winners than seats, counting those whom voters wrote in',
      ({ replace }) => replace(election, 'PL-council: [Sunny Wells]', 'PL-council: [Sunny Wells, Lee Day]'),
      ['results, winners, PL-council', 'expected: 2 winners, because the race has 2 seats'],
    ],
    [
      'votes for a candidate of another race',
      ({ replace }) => replace(election, 'marsh: 3977', 'zhou: 3977'),
      ['results, votes, warden, candidates, zhou', 'the id of a candidate for Warden'],
    ],
    [
      'votes in a race that does not exist',
      ({ replace }) => replace(election, '    ward3:\n      candidates:', '    ward9:\n      candidates:'),
      ['results, votes, ward9', 'found: "ward9"'],
    ],
    [
      'a question without an outcome, and an outcome without a question',
      ({ replace }) =>
        replace(election, '    question_2:\n      outcome: undecided', '    question_3:\n      outcome: passed'),
      ['results, questions, question_2', 'passed, failed or undecided', 'results, questions, question_3'],
    ],
    [
      'a recount of nothing',
      ({ replace }) => replace(election, '- race: ward3', '- race: ward4'),
      ['results, recounts, item 1, race', 'found: "ward4"'],
    ],
    [
      'open seats and votes of a race without a vote',
      ({ replace }) => {
        replace(election, '  open:\n', '  open:\n    ward2: { reason: vacant, sources: [returns] }\n')
        replace(election, '  votes:\n', '  votes:\n    1st-ward: { candidates: { quill: 9 } }\n')
      },
      ['2 problems', 'results, open, ward2', 'no open seats, because no vote', 'results, votes, 1st-ward', 'no votes'],
    ],
    [
      'more candidates than seats in a race without a vote',
      ({ replace }) => replace('candidates/zhou.yaml', 'race: ward3', 'race: 1st-ward'),
      ['races, item 4, seats', 'at least 2, because 2 candidates', 'candidates/quill.yaml', 'candidates/zhou.yaml'],
    ],
    [
      'a race without a vote and without seats',
      ({ replace }) => replace(election, '    seats: 1\n    noVote', '    noVote'),
      ['1 problem.', 'races, item 4, seats', 'how many candidates are elected', 'found: nothing'],
    ],
    [
      'a write-in winner who has a file, whether elected or not',
      ({ replace }) => replace(election, '[Sunny Wells]', '[ngozi  oduya]'),
      ['1 problem.', 'writeInWinners, PL-council, item 1', 'who is in data/', 'oduya.yaml'],
    ],
    [
      'a write-in winner who is listed twice',
      ({ replace }) => replace(election, '[Sunny Wells]', '[Sunny Wells, SUNNY WELLS]'),
      ['writeInWinners, PL-council, item 2', 'a unique name'],
    ],
    [
      'write-ins where voters may write in nobody',
      ({ replace }) => replace(election, 'writeIns: true', 'writeIns: false'),
      [
        '2 problems',
        'races, item 3, writeIns',
        'wells.yaml',
        'writeInWinners, PL-council, item 1',
        '"writeIns: false"',
      ],
    ],
    [
      'certified results of something undecided',
      ({ replace }) => replace(election, 'status: unofficial', 'status: certified'),
      ['2 problems', 'results, open, ward3, reason', 'results, questions, question_2, outcome', 'is certified'],
    ],
    [
      'results and recounts from before the election',
      ({ replace }) => {
        replace(election, 'asOf: 2026-10-19', 'asOf: 2026-10-16')
        replace(election, 'date: 2026-10-28', 'date: 2026-10-16')
      },
      ['2 problems', 'results, asOf', 'recounts, item 1, date', 'no earlier than election day, 2026-10-17'],
    ],
    [
      'results that were read after the last update',
      ({ replace }) => replace(election, 'asOf: 2026-10-19', 'asOf: 9999-12-31'),
      ['results, asOf', 'within 30 years', 'no later than "updated", 2026-10-20 (line 12)'],
    ],
    [
      'replies from before the statement, or after the last update',
      ({ replace }) => {
        replace('candidates/adair.yaml', 'date: 2026-10-05', 'date: 2026-09-23')
        replace('candidates/oduya.yaml', 'date: 2026-10-09', 'date: 2026-10-10')
      },
      ['2 problems', 'reply, date', 'no earlier than the statement, 2026-09-24', 'no later than "updated", 2026-10-09'],
    ],
  ],
  'region',
)
