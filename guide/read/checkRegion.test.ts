/** @jest-environment node */
import { readProject } from '@/guide/files/readProject'
import { testReplacements, testReports, testValidEdits } from '@/guide/testing/invalidEdits'
import { copyElection } from '@/guide/testing/copyElection'
import { buildGuide } from './buildGuide'
import { findWarnings } from './findWarnings'
import { readElection } from './readElection'

const election = 'election.yaml'
const adair = 'candidates/adair.yaml'
const oduya = 'candidates/oduya.yaml'
const zhou = 'candidates/zhou.yaml'

testReplacements(
  election,
  [
    ['id: PL-council', 'id: WARDEN', 'races, item 3, id', '"WARDEN", which differs from "warden" only in case'],
    ['id: question_2', 'id: warden', 'questions, item 2, id', 'found: "warden", which appears twice'],
    ['id: ward-2\n', 'id: ward-1\n', 'groups, item 4, id'],
    ['id: mill', 'id: Ferry', 'areas, item 3, id'],
    ['id: roads', 'id: library', 'topics, item 2, id'],
    ['id: loan', 'id: judge', 'terms, item 6, id', 'found: "judge", which appears twice'],
    ['[A judge counts]', '[BORROW  the money]', 'terms, item 6, forms, item 1', 'a form that no other term has'],
    ['[A judge counts]', '[]', 'terms, item 6, forms', 'at least one form'],
    ['[term-loan]', '[bylaw]', 'terms, item 3, sources, item 1', 'a source in sources.yaml'],
    [
      'that it must pay back',
      `that it must pay back ${'and so on '.repeat(30)}`,
      'definition',
      'at most 300 characters',
    ],
    ['Warden\n    group: region', 'Warden\n    group: all', 'races, item 1, group', 'one of region, port-larkin'],
    ['kind: board\n    groups: [school]', 'groups: [school]', 'areas, item 5, kind', 'one of home, board, because'],
    [/kind: board/g, 'kind: home', 'areaKinds, item 2', 'a kind that an area has', 'Add an area with "kind: board"'],
    ['kind: board', 'kind: boards', 'areas, item 5, kind', 'one of home, board', 'found: "boards"'],
    ['id: board', 'id: Home', 'areaKinds, item 2, id', 'differs from "home" only in case'],
    ['groups: [ward-2]', 'groups: [ward-9]', 'areas, item 3, groups, item 1'],
    ['to: 2026-10-15\n      group: port-larkin', 'to: 2026-10-15\n      group: port', 'when, periods, item 2, group'],
    ['12 Ferry Road\n      group: port-larkin', '12 Ferry Road\n      group: port', 'where, places, item 1, group'],
    ['in town\n    group: port-larkin', 'in town\n    group: port', 'questions, item 2, group'],
    ['races: [school-board]', 'races: [school]', 'topics, item 3, races, item 1', 'found: "school"'],
    [/    noVote:\n.*\n.*\n/, '', 'races, item 4, voteFor', 'Add a line "voteFor:", "ranks:" if voters'],
    ['closes: "18:30"', 'closes: "11:30"', 'periods, item 1, closes', 'a time after 12:00'],
    ['to: 2026-10-10', 'to: 2026-10-07', 'periods, item 1, to', 'a date no earlier than 2026-10-08'],
    ['to: 2026-10-10', 'to: 2026-10-18', 'periods, item 1, to', 'a date no later than election day, 2026-10-17'],
    ['closes: "18:00"', 'closes: "09:00"', 'groupHours, item 1, closes', 'a time after 09:00'],
    [
      /( +- group: ward-3\n(?:.*\n){5})/,
      '$1$1',
      'groupHours, item 2, group',
      'another group',
      '"ward-3", which appears',
    ],
    ['ends: "20:30"', 'ends: "19:00"', 'events, item 1, ends', 'a time after 19:00'],
    ['starts: "19:00"\n    ', '', 'events, item 1, starts', 'a time, because "ends" has one'],
    ['races: [warden, PL_mayor]', 'races: [warden, mayor]', 'events, item 1, races, item 2', 'found: "mayor"'],
    ['csd:1299001', 'csd 1299001', 'groups, item 2, ocdId', 'an id like ocd-division/country:us/state:ma/place'],
    ['kind: town', 'kind: hamlet', 'groups, item 2, kind', 'one of city, town'],
    // People in questions.
    [
      'in town\n',
      'in town\n    kind: recall\n',
      'questions, item 2, person',
      'a person\'s name, because "kind" is recall',
    ],
    ['in town\n', 'in town\n    person: Ann Poe\n', 'questions, item 2, person', 'there is no kind', 'kind: retention'],
    ['in town\n', 'in town\n    kind: recall\n    person: A. P.\n    candidate: poe\n', 'item 2, candidate', '"poe"'],
    [
      /in town\n([^]*)outcome: undecided/,
      'in town\n    kind: recall\n    person: Ann Poe\n$1outcome: failed',
      'question_2, outcome',
      'one of recalled, not recalled, undecided',
    ],
    ['outcome: passed', 'outcome: recalled', 'question-1, outcome', 'one of passed, failed, undecided'],
    // Counts.
    ['adair: 4210', 'adair: 3900', '1 problem.', '3900, but "adair" is a winner (line ', 'not elected has 3977'],
    [/adair: 4210\n +marsh: 3977/, 'adair: 0', 'warden, candidates, adair', 'found: 0, but "adair" is a winner'],
    ['writeIns: 1201', 'writeIns: 0', '1 problem.', 'votes, PL-council, writeIns', '0, but "Sunny Wells" is a winner'],
    [/\n +explanation: Ngozi.*/, '', '1 problem.', '1201, but "Sunny Wells"', 'was not elected has 1302'],
    ['adair: 4210', 'adair: 4323', '1 problem.', 'at most 8299 votes', 'found: 8300, but 8299 ballots were cast'],
    ['ballots: 8299', 'ballots: 0', 'at most 0 votes', 'results, questions, question-1', 'found: 8132'],
    [/threshold: .*([^]*)yes: 5012/, '$1yes: 9', 'question-1, outcome', 'more yes than no votes', '9 yes and 3120 no'],
    ['outcome: passed', 'outcome: passed\n      threshold: 60 percent', 'question-1, threshold', 'only these fields'],
    ['registered: 15120', 'registered: 8298', 'turnout, ballots', 'no more ballots than the 8298 registered voters'],
    // Results.
    [
      '    warden: [',
      '    1st-ward: [quill]\n    warden: [',
      'winners, 1st-ward',
      'no winners, because no vote is held',
    ],
    ['[Sunny Wells]', '[Sunny Wells, Lee Day]', 'winners, PL-council', '2 winners, because the race has 2 seats'],
    ['marsh: 3977', 'zhou: 3977', 'votes, warden, candidates, zhou', 'the id of a candidate for Warden'],
    ['    ward3:\n      candidates:', '    ward9:\n      candidates:', 'results, votes, ward9', 'found: "ward9"'],
    [/ {4}question_2:\n/, '    question_3:\n', 'results, questions, question_3'],
    ['- race: ward3', '- race: ward4', 'results, recounts, item 1, race', 'found: "ward4"'],
    ['open:\n', 'open:\n    ward2: { reason: vacant, sources: [returns] }\n', 'open, ward2', 'no open seats, because'],
    ['  votes:\n', '  votes:\n    1st-ward: { candidates: { quill: 9 } }\n', 'votes, 1st-ward', 'no votes'],
    ['    seats: 1\n    noVote', '    noVote', '1 problem.', 'item 4, seats', 'how many candidates are elected'],
    ['[Sunny Wells]', '[ngozi  oduya]', '1 problem.', 'writeInWinners, PL-council, item 1', 'who is in', 'oduya.yaml'],
    ['[Sunny Wells]', '[Sunny Wells, SUNNY WELLS]', 'writeInWinners, PL-council, item 2', 'a unique name'],
    ['writeIns: true', 'writeIns: false', '2 problems', 'item 3, writeIns', 'wells.yaml', 'PL-council, item 1'],
    ['unofficial', 'certified', '3 problems', 'open, ward3, reason', 'question_2, outcome', 'winners, school-board'],
    [
      'ballots: 1900',
      'ballots: 8300',
      'no more ballots than the 8299 of the turnout',
      'than the 4100 registered voters',
    ],
    ['ballots: 1900', 'ballots: 1445', 'at most 4335 votes', 'found: 4337, but 1445 ballots were cast (line'],
    ['asOf: 2026-10-19', 'asOf: 2026-10-16', 'results, asOf', 'no earlier than election day, 2026-10-17'],
    ['date: 2026-10-28', 'date: 2026-10-16', 'recounts, item 1, date', 'no earlier than election day, 2026-10-17'],
    ['asOf: 2026-10-19', 'asOf: 9999-12-31', 'within 30 years', 'no later than "updated", 2026-10-20 (line 12)'],
  ],
  'region',
)

testReplacements(
  adair,
  [
    ['topics: [library]', 'topics: [libraries]', 'stances, item 1, topics, item 1', 'found: "libraries"'],
    ['positions:', 'positions:\n  - { topic: library, text: Twice., sources: [survey] }', 'positions, item 2, topic'],
    ['updated:', 'partyYear: 2026\nupdated:', 'partyYear', 'no year, because party is N/A'],
    ['updated:', 'noParty: true\nupdated:', 'noParty', 'the words of the candidate in "party"'],
    ['https://adair.example/', 'javascript:alert(1)', 'links, website'],
    ['iain@adair.example', 'iain', 'links, email', 'expected: an email address'],
    ['902-555-0110', 'call me', 'links, phone', 'expected: a telephone number'],
    ['date: 2026-10-05', 'date: 2026-09-23', 'reply, date', 'no earlier than the statement, 2026-09-24'],
  ],
  'region',
)

testReplacements(
  oduya,
  [
    ['- race: PL-council', '- race: council', 'otherRaces, item 1, race', 'found: "council"'],
    ['- race: PL-council', '- race: PL_mayor', 'otherRaces, item 1, race', 'found: "PL_mayor", which appears twice'],
    ['[Green Alliance]', '[Harbour Party]', 'otherParties, item 1', 'another party', 'which appears twice'],
    ['party: Harbour Party', 'party: N/A', 'otherParties', 'nothing, because "party" has no party'],
    ['partyYear: 2026', 'partyYear: 2027', 'partyYear', 'found: 2027'],
    ['party: Harbour', 'runningMates: []\nparty: Harbour', 'runningMates', 'at least one running mate'],
    ['party: Harbour', 'runningMates: [{ name: NGOZI Oduya }]\nparty: Harbour', 'item 1, name', 'another person'],
    [
      '- race: PL-council',
      '- race: PL-council\n    runningMates: [{ name: A B }, { name: A B }]',
      'otherRaces, item 1, runningMates, item 2, name',
      'another person',
    ],
    ['date: 2026-10-09', 'date: 2026-10-10', 'reply, date', 'no later than "updated", 2026-10-09'],
  ],
  'region',
)

testReplacements(
  zhou,
  [
    ['topic: roads', 'topic: schools', 'positions, item 1, topic', 'one of library, roads'],
    ['race: ward3', 'race: 1st-ward', 'races, item 4, seats', 'at least 2, because 2 candidates', '/quill.yaml'],
  ],
  'region',
)

testReports(
  {
    'a winner who has fewer votes than a candidate who may still win': [
      ({ replace }) => {
        replace(election, '[adair-ruth]', '[adair-ruth]\n    ward3: [zhou]')
        replace(election, 'voteFor: 1\n    unexpired', 'voteFor: 1\n    seats: 2\n    unexpired')
        replace(election, 'zhou: 411', 'zhou: 410')
      },
      '1 problem.',
      'results, votes, ward3, candidates, zhou',
      'a candidate who may still win has 411',
    ],
    'a running mate who is also a candidate of the race': [
      ({ replace }) =>
        replace('candidates/penner.yaml', 'race: ward3', 'race: ward3\nrunningMates: [{ name: Mei Zhou }]'),
      'a name that no other candidate of the race has',
      'who is also in',
    ],
    'a second file with the same name in a second race': [
      ({ replace }) => replace('candidates/wells.yaml', 'name: Robin Wells', 'name: NGOZI ODUYA'),
      'wells.yaml',
      '"NGOZI ODUYA", who is also in data/anytown-2017/candidates/oduya.yaml',
    ],
  },
  'region',
)

testValidEdits(
  {
    'a winner with fewer votes, which is explained': () => {},
    'a question that passed with fewer yes than no votes, because of its threshold': ({ replace }) =>
      replace(election, 'yes: 5012\n      no: 3120', 'yes: 3120\n      no: 5012'),
    'more votes than an unofficial turnout, which is rounded': ({ replace }) =>
      replace(election, 'ballots: 8299', 'ballots: 8000\n    unofficial: true'),
    'as many votes as the ballots allow': ({ replace }) => replace(election, 'adair: 4210', 'adair: 4322'),
    'a statement from election day': ({ replace }) =>
      replace(adair, /date: 2024-05([^]*?)\[.*\]/, 'date: 2026-10-17$1[returns]'),
    'a tie': ({ replace }) => replace(election, /adair: 4210\n +marsh: 3977/, 'adair: 4000\n        marsh: 4000'),
    'candidates without a place on the ballot whose names are not on it': ({ replace }) => {
      replace('candidates/adair-ruth.yaml', 'race: PL-council', 'race: PL-council\nballotOrder: 2')
      replace(oduya, '- race: PL-council', '- race: PL-council\n    ballotOrder: 1')
    },
  },
  'region',
)

it.each([
  ['', ['5012 yes and 3120 no votes']],
  ['threshold: two thirds of the votes', []],
])(
  'warns about a question that failed with more yes than no votes, unless it has a threshold: %s',
  (threshold, found) => {
    const copy = copyElection('region')
    copy.replace(election, /threshold: .*/, threshold)
    copy.replace(election, 'outcome: passed', 'outcome: failed')
    const warnings = findWarnings(readElection(readProject(copy.root))).filter(({ field }) =>
      field?.includes('outcome'),
    )
    expect(warnings.map((warning) => warning.found)).toEqual(found)
  },
)

it('warns about a form of a term that the guide does not use, but not about one in a longer form', () => {
  const copy = copyElection('region')
  copy.replace(election, '[A judge counts]', '[judge, A judge counts, judges]')
  const files = readElection(readProject(copy.root))
  const warnings = findWarnings(files, buildGuide(files.valid!)).filter(({ field }) => field?.startsWith('terms'))
  expect(warnings.map(({ field, found }) => [field, found])).toEqual([['terms, item 6, forms, item 3', '"judges"']])
})
