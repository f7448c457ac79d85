import { readFixture, reportEdited } from '@/guide/testing/fixtures'
import { testReplacements, testReports, testValidEdits } from '@/guide/testing/invalidEdits'

const ada = 'candidates/ada.yaml'
const bob = 'candidates/bob.yaml'
const election = 'election.yaml'

testReplacements(ada, [
  // The form of fields.
  ['incumbent: true', 'incumbant: true', 'line 7, incumbant', 'There is no field', 'Correct the spelling'],
  ['updated: 2017-10-21', '#', 'Enter the day of the last change.'],
  ['- minutes', '- Torres Roth', 'Choose a source, or add one.', 'Did you mean “torres-roth”?'],
  ['incumbent: true', 'incumbent:', 'line 7, incumbent', 'Choose “Yes” or “No”.'],
  ['incumbent: true', 'incumbent: maybe', 'Choose “Yes” or “No”. In a file, write “true”'],
  [/sources:\n( {6}.*\n)+/, 'sources: []\n', 'item 1, sources', 'Add a source.'],
  [/text: >-\n.+\n/, 'text: ""\n', 'stances, item 1, text', 'Enter the text of the statement.'],
  ['- minutes', '- interview', 'stances, item 1, sources', 'One of these appears twice.'],
  ['Ada Byron', '"Ada \\u202EByron"', 'line 4, name', 'a right-to-left override (U+202E)', 'Retype the text'],
  ['name: Ada Byron', 'name: "Ada\\nByron"', 'name', 'a line break or a tab'],
  ['name: Ada Byron', `name: ${'x'.repeat(101)}`, 'Shorten this to 100 characters.'],
  ['Ask for a photograph.', '"Ask\\u0007"', 'editorNote', 'a control character (U+0007)'],
  // The syntax of YAML.
  ['sortName:', '   sortName:', 'line 4', 'The line “name: Ada Byron”', 'the one after', 'right number of spaces'],
  ['  - title: Libraries', '\t- title: Libraries', 'line 18', 'The line “- title: Libraries and schools”', 'not tabs'],
  ['Libraries and', 'Libraries: and', '1 problem.', 'line 18', 'The line “- title: Libraries', 'in quotation marks'],
  ['incumbent:', 'party: N/A\nincumbent:', 'line 9', '“party” is already on line 7.'],
  ['Libraries and schools', 'Be #1 in housing', 'line 18', 'The line “- title: Be #1 in housing” cannot be read.'],
  ['party: N/A', 'party: *none', 'line 8', 'The line “party: *none” cannot be read.'],
  ['Libraries and schools', '!Books now', 'line 18', 'The line “- title: !Books now” cannot be read.'],
  // References.
  ['- minutes', '- minute', 'sources, item 2', 'The guide has no source “minute”.', 'or add the source.'],
  ['- minutes', '- constructor', 'stances, item 1, sources, item 2', 'The guide has no source “constructor”.'],
  ['race: cityCouncil', 'race: dogCatcher', 'line 6, race', '“dogCatcher” does not exist.'],
  ['party:', 'src: ada.jpg\nparty:', 'line 8, src', 'The photograph “ada.jpg” is missing.'],
  ['party: N/A', 'src: ada.svg\nparty: N/A', 'src', 'This name is reserved for the portrait with initials.'],
  // Fields that contradict each other.
  ['Streets for walking', 'Libraries and schools', 'stances, item 2, title', 'Another key stance has the title'],
  ['party: N/A', 'party: Democrat', 'partySource', 'Add the source in which the candidate stated the party.'],
  ['party: N/A', 'party: N/A\npartySource: interview', 'line 9, partySource', 'No party is known, so it has no'],
  [/stances:\n[^]*?\n\n/, 'stances: []\n\n', 'noStances', 'Enter why there are no key stances.'],
  ['stances:', 'noStances: { reason: declined }\nstances:', 'noStances', 'There are key stances.'],
  ['party: N/A', 'ballotOrder: 1\nparty: N/A', bob, 'ballotOrder', 'because other candidates of this race have one'],
  ['date: 2015', 'date: 2024', 'stances, item 2, date', 'Correct the date: 2024 is after election day, November 7'],
  ['updated: 2017', 'updated: 2223', 'line 9, updated', 'Correct the year: “2223-10-21” is more than'],
])

testReplacements(bob, [
  ['Bob Cole', 'ADA  byron', '1 problem.', 'line 4, name', 'ADA  byron is in this race twice.'],
  ['race:', 'withdrawn: {date: 2017-11-08, sources: [notice]}\nrace:', 'withdrawn, date', 'Correct the date: November'],
])

testReplacements('sources.yaml', [
  ['minutes:', 'The Minutes:', 'Rename “The Minutes” to a short name', 'Did you mean “the-minutes”?'],
  ['minutes:', 'nul:', 'nul', 'reserved'],
  ['minutes:', 'interview:', '“interview” is already on line 9.'],
  [/[^]*/, '2017: {}\n# A comment\n"2017": {}\n', 'line 3', '“2017” is already on line 1.'],
  [/[^]*/, '[interview]: {}\n', 'line 1', 'The line “[interview]: {}” cannot be read.'],
  ['https://radio.example/interview', 'javascript:alert(1)', 'interview, url', 'Enter a web address, like'],
  ['https://radio.example/interview', 'https://localhost/', 'interview, url', 'Enter a web address with a host name'],
  ['2017-10-01', '2017-02-31', 'line 7, notice, date', 'Enter a day, a month or a year that exists, like October'],
  ['2017-10-01', '10/1/2017', 'notice, date', 'Enter a day, a month or a year that exists, like October'],
  ['undated page', '"undated \\u202Epage"', 'minutes, date', 'a right-to-left override (U+202E)'],
  ['date: 2017-10\n', 'date: 1923-10\n', 'interview, date', 'Correct the year: “1923-10” is more than 30 years from'],
])

const lateDeadline = '{label: x, date: 2017-11-08, certainty: high, covers: state, sources: [notice]}'
const mayorWinner = '    mayor:\n      - dee\n'
const openMayor = (fields: string, winner = '') =>
  `    mayor: [${winner}]\n  open:\n    mayor: { ${fields}, sources: [notice] }\n`

testReplacements(election, [
  ['id: mayor', 'id: City Mayor', 'Enter a short name', 'Did you mean “cityMayor”?'],
  ['id: mayor', 'id: main', 'races, item 2, id', 'Enter another short name: this one is reserved.'],
  ['id: mayor', 'id: cityCouncil', 'races, item 2, id', 'Another one has the address “cityCouncil”, too.'],
  ['date: 2017-11-07', 'date: 2017-11-31', 'Enter a date that exists, like October 12, 2023. In a file, write'],
  ['America/New_York', 'America/Anytown', 'timeZone', 'a valid time zone, like America/New_York'],
  ['"20:00"', '"07:00"', 'when, hours, closes', 'Enter a time after the opening at 7:00 am.'],
  ['deadlines: []', `deadlines: [${lateDeadline}]`, 'deadlines, item 1, date', 'Correct the date: November 8, 2017'],
  ['corrections: []', 'corrections: [{date: 2017-10-01, candidate: x, text: x}]', 'item 1, candidate', 'No candidate'],
  // Results.
  [`${mayorWinner}  sources`, '  status: certified\n  sources', 'line 64, results', 'Mayor must have 1 winner, not 0.'],
  ['results:', 'results:\n  reportedAt: "21:40"', 'results, asOf', 'the day of the last report'],
  ['seats: 1', 'seats: 2', 'results, winners, cityCouncil', 'City Council must have 2 winners, not 1.'],
  ['- dee', '- dee\n      - cy', 'results, winners, mayor', 'Mayor must have 1 winner, not 2.'],
  ['- dee', '- ada', 'results, winners, mayor, item 1', '“ada” does not run for Mayor.'],
  ['    mayor:\n', '    major:\n', 'results, winners, major', 'This belongs to a race that the guide does not have'],
  [mayorWinner, `${mayorWinner}    __proto__: [cy]\n`, 'line 68', 'No field can be named “__proto__”.'],
  [mayorWinner, `${mayorWinner}    constructor: [cy]\n`, 'winners, constructor', 'This belongs to a race that the'],
  [mayorWinner, openMayor('reason: vacant', 'dee'), '1 problem.', 'open, mayor', 'Every seat of Mayor has a winner.'],
  [mayorWinner, openMayor('reason: vacant, seats: 2'), '1 problem.', 'open, mayor, seats', 'Mayor has 1 seat without'],
])

testReports({
  'a candidate id that appears twice': [
    ({ write }) => write('candidates/ada.yml', readFixture(ada)),
    'candidates/ada.yml',
    '“ada.yml” and “ada.yaml”',
  ],
  'an image with the name of the generated portrait': [
    ({ write }) => write('/public/img/ada.svg', '<svg/>'),
    'public/img/ada.svg',
    'An image has the name of a',
  ],
  'a place on the ballot that appears twice': [
    ({ replace }) => [ada, bob].forEach((file) => replace(file, 'incumbent:', 'ballotOrder: 2\nincumbent:')),
    '1 problem.',
    'bob.yaml, line 7, ballotOrder',
    'Another candidate of this',
  ],
  'a winner who is listed twice': [
    ({ replace }) => {
      replace(election, 'seats: 1', 'seats: 2')
      replace(election, '[ada]', '[ada, ada]')
    },
    '1 problem.',
    'results, winners, cityCouncil, item 2',
    'Ada Byron appears twice.',
  ],
  'a winner who withdrew': [
    ({ replace }) => replace('candidates/dee.yaml', 'incumbent:', 'withdrawn: {sources: [notice]}\nincumbent:'),
    '1 problem.',
    'mayor, item 1',
    'Dee Eaton has withdrawn',
  ],
})

testValidEdits({
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
  const fields = ['incumbent', 'src', 'race', 'sources, item 2', 'voteFor', 'sources, item 1', 'closes', 'link']
  for (const field of fields) expect(message).toContain(`${field}\n`)
  for (const id of ['ada.jpg', 'dogCatcher', 'minute', 'notices']) expect(message).toContain(`“${id}”`)
})
