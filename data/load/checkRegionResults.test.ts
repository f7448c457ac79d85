/** @jest-environment node */
import { testReports } from '../fixtures/invalidEdits'

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
      'a winner who has fewer votes than a candidate who lost',
      ({ replace }) => replace(election, 'adair: 4210', 'adair: 3900'),
      ['results, votes, warden, candidates, adair', 'found: 3900, but a candidate who was not elected has 3977'],
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
      'more ballots than voters',
      ({ replace }) => replace(election, 'registered: 15120', 'registered: 8298'),
      ['results, turnout, ballots', 'no more ballots than the 8298 registered voters'],
    ],
  ],
  'region',
)
