import { testReplacements, testReports, testValidEdits } from '@/guide/testing/invalidEdits'
import { editFixture } from '@/guide/testing/fixtures'
import { buildGuide } from './publishedGuide'
import { findWarnings } from './warnings'
import { readElection } from './election'

const election = 'election.yaml'
const adair = 'candidates/adair.yaml'
const oduya = 'candidates/oduya.yaml'
const zhou = 'candidates/zhou.yaml'

testReplacements(
  election,
  [
    ['id: PL-council', 'id: WARDEN', 'races, item 3, id', 'Another one has the address “warden”, too.'],
    ['id: question_2', 'id: warden', 'questions, item 2, id', 'Another one has the address “warden”, too.'],
    ['id: ward-2\n', 'id: ward-1\n', 'groups, item 4, id'],
    ['id: mill', 'id: Ferry', 'areas, item 3, id'],
    ['id: roads', 'id: library', 'topics, item 2, id'],
    ['id: loan', 'id: judge', 'terms, item 6, id', 'Another one has the address “judge”, too.'],
    ['[A judge counts]', '[BORROW  the money]', 'terms, item 6, forms, item 1', 'Another term explains “borrow the'],
    ['[A judge counts]', '[]', 'terms, item 6, forms', 'at least one form'],
    ['that it must pay back', `that it must pay back ${'and so on '.repeat(30)}`, 'definition', 'Shorten this to 300'],
    ['Warden\n    group: region', 'Warden\n    group: all', 'races, item 1, group', '“all” does not exist.'],
    ['kind: board\n    groups: [school]', 'groups: [school]', 'areas, item 5, kind', 'Choose the kind of this area'],
    [/kind: board/g, 'kind: home', 'areaKinds, item 2', 'No area is of the kind School board (“board”).'],
    ['id: board', 'id: Home', 'areaKinds, item 2, id', 'Another one has the address “home”, too.'],
    [/    noVote:\n.*\n.*\n/, '', 'races, item 4, voteFor', 'Enter how many candidates one voter may vote for, how'],
    ['closes: "18:30"', 'closes: "11:30"', 'periods, item 1, closes', 'Enter a time after the opening at 12:00 pm.'],
    ['to: 2026-10-10', 'to: 2026-10-07', 'periods, item 1, to', 'The last day is before the first, October 8, 2026.'],
    ['to: 2026-10-10', 'to: 2026-10-18', 'periods, item 1, to', 'Correct the date: October 18, 2026 is after election'],
    ['closes: "18:00"', 'closes: "09:00"', 'groupHours, item 1, closes', 'Enter a time after the opening at 9:00 am.'],
    [/( +- group: ward-3\n(?:.*\n){5})/, '$1$1', 'groupHours, item 2, group', 'another group', 'Another entry has'],
    ['ends: "20:30"', 'ends: "19:00"', 'events, item 1, ends', 'Enter a time after the start at 7:00 pm.'],
    ['starts: "19:00"\n    ', '', 'events, item 1, starts', 'Enter when the event starts, too.'],
    ['csd:1299001', 'csd 1299001', 'groups, item 2, ocdId', 'Enter a division like'],
    ['kind: town', 'kind: hamlet', 'groups, item 2, kind', 'Choose one of “city”, “town”'],
    // People in questions.
    ['in town\n', 'in town\n    kind: recall\n', 'questions, item 2, person', "Enter the person's name in this"],
    ['in town\n', 'in town\n    person: Ann Poe\n', 'questions, item 2, person', 'Only a retention or a recall is'],
    [
      'in town\n',
      'in town\n    kind: recall\n    person: A. P.\n    candidate: x\n',
      'item 2, candidate',
      'No candidate',
    ],
    [
      /in town\n([^]*)outcome: undecided/,
      'in town\n    kind: recall\n    person: Ann Poe\n$1outcome: failed',
      'question_2, outcome',
      'one of recalled, not recalled, undecided',
    ],
    ['outcome: passed', 'outcome: recalled', 'question-1, outcome', 'one of passed, failed, undecided'],
    // Counts.
    ['adair: 4210', 'adair: 3900', 'Iain Adair is a winner with 3,900 votes', 'was not elected has 3,977 votes'],
    [/adair: 4210\n +marsh: 3977/, 'adair: 0', 'warden, candidates, adair', 'Iain Adair is a winner, but has no'],
    ['writeIns: 1201', 'writeIns: 0', '1 problem.', 'votes, PL-council, writeIns', 'Sunny Wells is a winner, but has'],
    [/\n +explanation: Ngozi.*/, '', 'Sunny Wells is a winner with 1,201 votes', 'was not elected has 1,302 votes'],
    ['adair: 4210', 'adair: 4323', '1 problem.', 'Warden has 8,300 votes, but only 8,299 votes are possible: voters'],
    ['ballots: 8299', 'ballots: 0', 'This question has 8,132 votes, but only 0', 'results, questions, question-1'],
    [/threshold: .*([^]*)yes: 5012/, '$1yes: 9', 'question-1, outcome', 'The outcome is “passed”', '9 yes and 3120 no'],
    ['outcome: passed', 'outcome: passed\n      threshold: 60 percent', 'question-1, threshold', 'There is no field'],
    ['registered: 15120', 'registered: 8298', 'turnout, ballots', 'There are more ballots (8,299) than registered'],
    // Results.
    ['    warden: [', '    1st-ward: [quill]\n    warden: [', 'winners, 1st-ward', 'No vote is held for Councillor'],
    ['[Sunny Wells]', '[Sunny Wells, Lee Day]', 'winners, PL-council', 'Port Larkin Town Council must have 2 winners'],
    ['marsh: 3977', 'zhou: 3977', 'votes, warden, candidates, zhou', '“zhou” does not run for Warden.'],
    ['- race: ward3', '- race: ward4', 'results, recounts, item 1, race', '“ward4” does not exist.'],
    ['open:\n', 'open:\n    ward2: { reason: vacant, sources: [returns] }\n', 'open, ward2', 'No vote is held for'],
    ['open:\n', 'open:\n    1st-ward: { reason: vacant, sources: [returns] }\n', 'open, 1st-ward', 'No vote is held'],
    ['  votes:\n', '  votes:\n    1st-ward: { candidates: { quill: 9 } }\n', 'votes, 1st-ward', 'no votes'],
    ['    seats: 1\n    noVote', '    noVote', '1 problem.', 'item 4, seats', 'how many candidates are elected'],
    ['[Sunny Wells]', '[ngozi  oduya]', '1 problem.', 'writeInWinners, PL-council, item 1', '“ngozi  oduya” is a'],
    ['[Sunny Wells]', '[Sunny Wells, SUNNY WELLS]', 'writeInWinners, PL-council, item 2', '“SUNNY WELLS” appears'],
    ['writeIns: true', 'writeIns: false', '2 problems', 'item 3, writeIns', 'Robin Wells is a', 'PL-council, item 1'],
    ['unofficial', 'certified', '3 problems', 'open, ward3, reason', 'question_2, outcome', 'winners, school-board'],
    ['ballots: 1900', 'ballots: 8300', '(8,300) than the whole election (8,299)', 'than registered voters (4,100)'],
    ['ballots: 1900', 'ballots: 1445', 'Port Larkin Town Council has 4,337 votes, but only 4,335 votes are possible'],
    ['asOf: 2026-10-19', 'asOf: 2026-10-16', 'results, asOf', 'Correct the date: October 16, 2026 is before election'],
    ['date: 2026-10-28', 'date: 2026-10-16', 'recounts, item 1, date', 'Correct the date: October 16, 2026 is before'],
    ['asOf: 2026-10-19', 'asOf: 9999-12-31', 'is more than 30 years from', 'is after the day of the last update'],
  ],
  'region',
)

testReplacements(
  adair,
  [
    ['topics: [library]', 'topics: [libraries]', 'stances, item 1, topics, item 1', '“libraries” does not exist.'],
    ['positions:', 'positions:\n  - { topic: library, text: Twice., sources: [survey] }', 'positions, item 2, topic'],
    ['updated:', 'partyYear: 2026\nupdated:', 'partyYear', 'No party is known, so it has no year.'],
    ['updated:', 'noParty: true\nupdated:', 'noParty', 'Enter under “Party” what the candidate stated, like'],
    ['https://adair.example/', 'javascript:alert(1)', 'links, website'],
    ['iain@adair.example', 'iain', 'links, email', 'Enter an email address.'],
    ['902-555-0110', 'call me', 'links, phone', 'Enter a telephone number of digits, spaces, hyphens and parentheses'],
    ['date: 2026-10-05', 'date: 2026-09-23', 'reply, date', 'Correct the date: September 23, 2026 is before the'],
  ],
  'region',
)

testReplacements(
  oduya,
  [
    ['- race: PL-council', '- race: PL_mayor', 'otherRaces, item 1, race', 'The candidate already runs in this race.'],
    ['[Green Alliance]', '[Harbour Party]', 'otherParties, item 1', 'The party “Harbour Party” appears twice.'],
    ['party: Harbour Party', 'party: N/A', 'otherParties', 'Enter the first party under “Party”, or remove the'],
    ['partyYear: 2026', 'partyYear: 2027', 'partyYear', 'Correct the date: 2027 is after election day, October 17'],
    ['party: Harbour', 'runningMates: []\nparty: Harbour', 'runningMates', 'at least one running mate'],
    ['party: Harbour', 'runningMates: [{ name: NGOZI Oduya }]\nparty: Harbour', 'item 1, name', 'Ngozi Oduya is on'],
    [
      '- race: PL-council',
      '- race: PL-council\n    runningMates: [{ name: A B }, { name: A B }]',
      'otherRaces, item 1, runningMates, item 2, name',
      'A B is on this line of the',
    ],
    ['date: 2026-10-09', 'date: 2026-10-10', 'reply, date', 'October 10, 2026 is after the day of the last update'],
  ],
  'region',
)

testReplacements(
  zhou,
  [
    ['topic: roads', 'topic: schools', 'positions, item 1, topic', '“schools” does not exist.'],
    ['race: ward3', 'race: 1st-ward', 'races, item 4, seats', '2 candidates for Councillor, Ward 1 are elected'],
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
      'Mei Zhou is a winner with',
    ],
    'dates that only half of the candidates have, at the candidates': [
      ({ replace }) =>
        ['adair-ruth', 'leblanc', 'marsh', 'quill', 'wells'].forEach((id) =>
          replace(`candidates/${id}.yaml`, 'updated: 2026', 'updated: 2126'),
        ),
      '5 problems',
    ],
    'a running mate who is also a candidate of the race': [
      ({ replace }) =>
        replace('candidates/penner.yaml', 'race: ward3', 'race: ward3\nrunningMates: [{ name: Mei Zhou }]'),
      'Mei Zhou is in this race',
    ],
    'a second file with the same name in a second race': [
      ({ replace }) => replace('candidates/wells.yaml', 'name: Robin Wells', 'name: NGOZI ODUYA'),
      'wells.yaml',
      'NGOZI ODUYA is in this race',
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
  (threshold, parts) => {
    const copy = editFixture('region')
    copy.replace(election, /threshold: .*/, threshold)
    copy.replace(election, 'outcome: passed', 'outcome: failed')
    const warnings = findWarnings(readElection(copy.files)).filter(({ field }) => field?.includes('outcome'))
    expect(warnings.map(({ message }) => message)).toEqual(parts.map((part) => expect.stringContaining(part)))
  },
)

it('warns about a form of a term that the guide does not use, but not about one in a longer form', () => {
  const copy = editFixture('region')
  copy.replace(election, '[A judge counts]', '[judge, A judge counts, judges]')
  const files = readElection(copy.files)
  const warnings = findWarnings(files, buildGuide(files.valid!)).filter(({ field }) => field?.startsWith('terms'))
  expect(warnings.map(({ field, message }) => [field, message])).toEqual([
    ['terms, item 6, forms, item 3', 'The guide uses “judges” nowhere. Correct it, or remove it.'],
  ])
})
