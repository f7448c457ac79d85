/** @jest-environment node */
import { readFixture, reportEdited } from '@/guide/testing/copyElection'
import { testReplacements, testReports, testValidEdits } from '@/guide/testing/invalidEdits'

const ada = 'candidates/ada.yaml'
const bob = 'candidates/bob.yaml'
const election = 'election.yaml'

testReplacements(ada, [
  // The form of fields.
  ['incumbent: true', 'incumbant: true', 'line 7, incumbant', 'only these fields: name, sort', 'Correct the spelling'],
  ['updated: 2017-10-21', '#', 'found: nothing', 'Add a line `updated:` with a valid date'],
  ['- minutes', '- Torres Roth', 'an id of lowercase letters', 'the text "Torres Roth"', 'Did you mean torres-roth?'],
  ['incumbent: true', 'incumbent:', 'line 7, incumbent', 'Add true or false after `incumbent:`.'],
  ['incumbent: true', 'incumbent: maybe', 'expected: true or false', 'found: the text "maybe"'],
  [/sources:\n( {6}.*\n)+/, 'sources: []\n', 'item 1, sources', 'at least one source id', 'found: an empty list'],
  [/text: >-\n.+\n/, 'text: ""\n', 'stances, item 1, text', 'the text of the statement', 'found: empty text'],
  ['- minutes', '- interview', 'stances, item 1, sources', 'a list without repeated sources'],
  ['Ada Byron', '"Ada \\u202EByron"', 'line 4, name', 'a right-to-left override (U+202E)', 'Retype the text'],
  ['name: Ada Byron', 'name: "Ada\\nByron"', 'name', 'a line break or a tab'],
  ['name: Ada Byron', `name: ${'x'.repeat(101)}`, 'at most 100 characters', 'found: 101 characters'],
  ['Ask for a photograph.', '"Ask\\u0007"', 'editorNote', 'a control character (U+0007)'],
  // The syntax of YAML.
  ['sortName:', '   sortName:', 'line 4', 'expected: valid YAML', 'the one after', 'right number of spaces'],
  ['  - title: Libraries', '\t- title: Libraries', 'line 18', 'found: the line "- title: Libraries', 'not tabs'],
  ['Libraries and', 'Libraries: and', '1 problem.', 'line 18', 'found: the line "- title: Libr', 'in quotation marks'],
  ['incumbent:', 'party: N/A\nincumbent:', 'line 9', 'a unique name', 'found: "party", which is also on line 7'],
  ['Libraries and schools', 'Be #1 in housing', 'line 18', 'the line "- title: Be #1 in housing"'],
  ['party: N/A', 'party: *none', 'line 8', 'found: the line "party: *none"'],
  ['Libraries and schools', '!Books now', 'line 18', 'found: the line "- title: !Books now"'],
  // References.
  ['- minutes', '- minute', 'sources, item 2', 'a source in sources.yaml', 'found: "minute"', 'or add the source.'],
  ['- minutes', '- constructor', 'stances, item 1, sources, item 2', 'found: "constructor"'],
  ['race: cityCouncil', 'race: dogCatcher', 'line 6, race', 'one of cityCouncil, mayor', 'found: "dogCatcher"'],
  ['party:', 'src: ada.jpg\nparty:', 'line 8, src', '"ada.jpg", which is not there', 'names are case-sensitive'],
  ['party: N/A', 'src: ada.svg\nparty: N/A', 'src', 'another name', 'for the generated portrait', 'rename your image'],
  // Fields that contradict each other.
  ['Streets for walking', 'Libraries and schools', 'stances, item 2, title', 'a unique title', 'which appears twice'],
  ['party: N/A', 'party: Democrat', 'partySource', 'in which the candidate stated the party', 'found: nothing'],
  ['party: N/A', 'party: N/A\npartySource: interview', 'line 9, partySource', 'because party is N/A', '"interview"'],
  [/stances:\n[^]*?\n\n/, 'stances: []\n\n', 'noStances', 'the reason for no stances', 'found: nothing'],
  ['stances:', 'noStances: { reason: declined }\nstances:', 'noStances', 'there are stances', 'found: fields (reason)'],
  ['party: N/A', 'ballotOrder: 1\nparty: N/A', bob, 'ballotOrder', 'because other candidates of this race have one'],
  ['date: 2015', 'date: 2024', 'stances, item 2, date', 'no later than election day, 2017-11-07', 'found: 2024'],
  ['updated: 2017', 'updated: 2223', 'line 9, updated', 'within 30 years of the election on 2017-11-07', '2223-10-21'],
])

testReplacements(bob, [
  ['Bob Cole', 'ADA  byron', '1 problem.', 'line 4, name', 'no other candidate', `in data/anytown-2017/${ada}`],
  ['race:', 'withdrawn: {date: 2017-11-08, sources: [notice]}\nrace:', 'withdrawn, date', 'than election day'],
])

testReplacements('sources.yaml', [
  ['minutes:', 'The Minutes:', 'found: "The Minutes"', 'Did you mean the-minutes?'],
  ['minutes:', 'nul:', 'nul', 'reserved'],
  ['minutes:', 'interview:', 'found: "interview", which is also on line'],
  [/[^]*/, '2017: {}\n# A comment\n"2017": {}\n', 'line 3', 'a unique name', 'found: "2017"', 'on line 1'],
  [/[^]*/, '[interview]: {}\n', 'line 1', 'found: the line "[interview]: {}"'],
  ['https://radio.example/interview', 'javascript:alert(1)', 'interview, url', 'expected: a web address'],
  ['https://radio.example/interview', 'https://localhost/', 'interview, url', 'found: the host name "localhost"'],
  ['2017-10-01', '2017-02-31', 'line 7, notice, date', 'found: the text "2017-02-31"'],
  ['2017-10-01', '10/1/2017', 'notice, date', 'expected: a date like 2017-10-20'],
  ['undated page', '"undated \\u202Epage"', 'minutes, date', 'a right-to-left override (U+202E)'],
  ['date: 2017-10\n', 'date: 1923-10\n', 'interview, date', 'expected: a date within 30 years'],
])

const lateDeadline = '{label: x, date: 2017-11-08, certainty: high, covers: state, sources: [notice]}'
const mayorWinner = '    mayor:\n      - dee\n'
const openMayor = (fields: string, winner = '') =>
  `    mayor: [${winner}]\n  open:\n    mayor: { ${fields}, sources: [notice] }\n`

testReplacements(election, [
  ['id: mayor', 'id: City Mayor', 'a race id of letters, digits, hyphens and underscores', 'Did you mean cityMayor?'],
  ['id: mayor', 'id: main', 'races, item 2, id', 'expected: another race id'],
  ['id: mayor', 'id: cityCouncil', 'races, item 2, id', 'a unique id', 'found: "cityCouncil", which appears twice'],
  ['date: 2017-11-07', 'date: 2017-11-31', 'a valid date', 'like 2017-11-07', 'found: the text "2017-11-31"'],
  ['America/New_York', 'America/Anytown', 'timeZone', 'a valid time zone, like America/New_York'],
  ['"20:00"', '"07:00"', 'when, hours, closes', 'expected: a time after 07:00', 'found: "07:00"'],
  ['deadlines: []', `deadlines: [${lateDeadline}]`, 'deadlines, item 1, date', 'than election day'],
  ['- dee\n  sources: [notice]', '- dee\n  sources: [count]', 'results, sources, item 1', 'found: "count"'],
  ['corrections: []', 'corrections: [{date: 2017-10-01, candidate: x, text: x}]', 'item 1, candidate', 'found: "x"'],
  // Results.
  [
    `${mayorWinner}  sources`,
    '  status: certified\n  sources',
    '1 problem.',
    'line 64, results, winners',
    '1 winner, because the race has 1 seat',
    'mayor under "open"',
  ],
  ['results:', 'results:\n  reportedAt: "21:40"', 'results, asOf', 'the day of the last report'],
  ['seats: 1', 'seats: 2', 'results, winners, cityCouncil', '2 winners, because', 'found: a list of 1 item'],
  ['- dee', '- dee\n      - cy', 'results, winners, mayor', '1 winner, because', 'found: a list of 2 items'],
  ['- dee', '- ada', 'results, winners, mayor, item 1', 'the id of a candidate for Mayor', 'found: "ada"'],
  ['    mayor:\n', '    major:\n', 'results, winners, major', 'one of cityCouncil, mayor', 'found: "major"'],
  [mayorWinner, `${mayorWinner}    __proto__: [cy]\n`, 'line 68', 'another name', 'found: "__proto__"'],
  [mayorWinner, `${mayorWinner}    constructor: [cy]\n`, 'winners, constructor', 'one of cityCouncil, mayor'],
  [mayorWinner, openMayor('reason: vacant', 'dee'), '1 problem.', 'open, mayor', 'as many winners as seats'],
  [
    mayorWinner,
    openMayor('reason: vacant, seats: 2'),
    '1 problem.',
    'open, mayor, seats',
    '1, the seats without a winner',
  ],
])

testReports({
  'a candidate id that appears twice': [
    ({ write }) => write('candidates/ada.yml', readFixture(ada)),
    'candidates/ada.yml',
    'found: the id "ada", which appears twice',
  ],
  'an image with the name of the generated portrait': [
    ({ write }) => write('/public/img/ada.svg', '<svg/>'),
    'public/img/ada.svg',
    'expected: no image with this name',
    `set src in data/anytown-2017/${ada}`,
  ],
  'a place on the ballot that appears twice': [
    ({ replace }) => [ada, bob].forEach((file) => replace(file, 'incumbent:', 'ballotOrder: 2\nincumbent:')),
    '1 problem.',
    'bob.yaml, line 7, ballotOrder',
    'found: 2, which appears twice',
  ],
  'a winner who is listed twice': [
    ({ replace }) => {
      replace(election, 'seats: 1', 'seats: 2')
      replace(election, '[ada]', '[ada, ada]')
    },
    '1 problem.',
    'results, winners, cityCouncil, item 2',
    '"ada", which appears twice',
  ],
  'a winner who withdrew': [
    ({ replace }) => replace('candidates/dee.yaml', 'incumbent:', 'withdrawn: {sources: [notice]}\nincumbent:'),
    '1 problem.',
    'mayor, item 1',
    'expected: a candidate who has not withdrawn',
  ],
})

testValidEdits({
  'hidden files that programs leave behind': ({ write }) => write('candidates/.DS_Store', ''),
  'one name in two races': ({ replace }) => replace('candidates/cy.yaml', 'name: Cy Dunn', 'name: Ada Byron'),
  'places on the ballot that start from 1 in each race': ({ replace }) => {
    for (const [id, place] of Object.entries({ ada: 2, bob: 1, cy: 1, dee: 2 }))
      replace(`candidates/${id}.yaml`, 'incumbent:', `ballotOrder: ${place}\nincumbent:`)
  },
  'a stance from the year of the election': ({ replace }) => replace(ada, 'date: 2015', 'date: 2017'),
  'as many winners as votes, if seats is left out': ({ replace }) => {
    replace(election, 'voteFor: 1\n    seats: 1', 'voteFor: 2')
    replace(election, '[ada]', '[ada, bob]')
  },
  'a race that is not reported yet': ({ replace }) => replace(election, mayorWinner, ''),
  'votes without winners': ({ replace }) =>
    replace(
      election,
      mayorWinner,
      '  votes:\n    mayor: { candidates: { cy: 9, dee: 8 }, ballots: 17, registered: 17 }\n',
    ),
  'a vacant seat': ({ replace }) => replace(election, mayorWinner, openMayor('reason: vacant')),
  'an undecided race without a list of winners': ({ replace }) =>
    replace(election, mayorWinner, openMayor('reason: undecided, seats: 1').replace('    mayor: []\n', '')),
})

it('reports unknown references in files with other problems', () => {
  const message = reportEdited(({ replace }) => {
    replace(ada, 'incumbent: true', 'incumbent: maybe\nsrc: ada.jpg')
    replace(ada, 'race: cityCouncil', 'race: dogCatcher')
    replace(ada, '- minutes', '- minute')
    replace(election, 'voteFor: 1', 'voteFor: seven')
    replace(election, '[notice]', '[notices]')
    replace(election, '"20:00"', '"06:00"')
    replace('sources.yaml', 'link: false', 'link: possibly')
  })
  expect(message).toContain('8 problems')
  for (const found of ['maybe', 'ada.jpg', 'dogCatcher', 'minute', 'seven', 'notices', '06:00', 'possibly'])
    expect(message).toContain(`"${found}"`)
})
