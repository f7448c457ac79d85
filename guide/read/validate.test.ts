/** @jest-environment node */
import { loadEdited, readFixture } from '@/guide/testing/copyElection'
import { testReports, type InvalidEdit } from '@/guide/testing/invalidEdits'

const ada = 'candidates/ada.yaml'

testReports([
  [
    'an unknown field',
    ({ replace }) => replace(ada, 'incumbent: true', 'incumbant: true'),
    ['ada.yaml, line 7, incumbant', 'expected: only these fields: name, sortName', 'found: "incumbant"'],
  ],
  [
    'a missing field',
    ({ replace }) => replace(ada, 'updated: 2017-10-21', '#'),
    ['ada.yaml', 'updated', 'expected: a valid date', 'found: nothing', 'Add a line `updated:` with a valid date'],
  ],
  [
    'an id with capital letters and spaces',
    ({ replace }) => replace(ada, '- minutes', '- Torres Roth'),
    [
      'expected: an id of lowercase letters, digits and hyphens',
      'found: the text "Torres Roth"',
      'Did you mean torres-roth?',
    ],
  ],
  [
    'a race id with a space',
    ({ replace }) => replace('election.yaml', 'id: mayor', 'id: City Mayor'),
    ['expected: a race id of letters, digits, hyphens and underscores', 'Did you mean cityMayor?'],
  ],
  [
    'a source id with capital letters',
    ({ replace }) => replace('sources.yaml', 'minutes:', 'The Minutes:'),
    ['found: "The Minutes"', 'Did you mean the-minutes?'],
  ],
  [
    'a file name with capital letters',
    ({ write }) => write('candidates/Torres Roth.yaml', ''),
    ['Torres Roth.yaml', 'Rename the file to torres-roth.yaml.'],
  ],
  [
    'a field without a value',
    ({ replace }) => replace(ada, 'incumbent: true', 'incumbent:'),
    ['line 7, incumbent', 'found: nothing', 'Add true or false after `incumbent:`.'],
  ],
  [
    'a value of the wrong type',
    ({ replace }) => replace(ada, 'incumbent: true', 'incumbent: maybe'),
    ['ada.yaml, line 7, incumbent', 'expected: true or false', 'found: the text "maybe"'],
  ],
  [
    'a party that is not text',
    ({ replace }) => replace(ada, 'party: N/A', 'party: [Whig]'),
    ['ada.yaml, line 8, party', 'expected: text', 'found: a list'],
  ],
  [
    'an empty list of sources',
    ({ replace }) => replace(ada, '    sources:\n      - interview\n      - minutes', '    sources: []'),
    ['stances, item 1, sources', 'expected: at least one source id from sources.yaml', 'found: an empty list'],
  ],
  [
    'a stance without a text',
    ({ replace }) => replace(ada, /text: >-\n.+\n/, 'text: ""\n'),
    ['stances, item 1, text', 'expected: the text of the statement', 'found: empty text'],
  ],
  [
    'wrong indentation',
    ({ replace }) => replace(ada, 'sortName:', '   sortName:'),
    ['ada.yaml, line 4', 'expected: valid YAML', 'the one after', 'right number of spaces'],
  ],
  [
    'indentation with a tab',
    ({ replace }) => replace(ada, '  - title: Libraries', '\t- title: Libraries'),
    ['ada.yaml, line 18', 'found: the line "- title: Libraries', 'not tabs'],
  ],
  [
    'a text with a colon outside quotation marks',
    ({ replace }) => replace(ada, 'title: Libraries and', 'title: Libraries: and'),
    ['1 problem.', 'ada.yaml, line 18', 'found: the line "- title: Libraries: and', 'in quotation marks'],
  ],
  [
    'a field that appears twice',
    ({ replace }) => replace(ada, 'incumbent: true', 'party: N/A\nincumbent: true'),
    ['ada.yaml, line 9', 'expected: a unique name', 'found: "party", which is also on line 7'],
  ],
  [
    'a source id that appears twice',
    ({ replace }) => replace('sources.yaml', 'minutes:', 'interview:'),
    ['sources.yaml, line', 'found: "interview", which is also on line'],
  ],
  ...[
    ['2017', '"2017"'],
    ['"true"', 'true'],
    ['10', '010'],
    ['""', 'null'],
  ].map(([first = '', second = '']): InvalidEdit => [
    `the names ${first} and ${second}, which differ only in their type`,
    ({ write }) => write('sources.yaml', `${first}: {}\n# A comment\n${second}: {}\n`),
    ['sources.yaml, line 3', 'expected: a unique name', `found: "${second.replaceAll('"', '')}"`, 'on line 1'],
  ]),
  [
    'a list in place of a name',
    ({ write }) => write('sources.yaml', '[interview]: {}\n'),
    ['sources.yaml, line 1', 'found: the line "[interview]: {}"'],
  ],
  [
    'an empty file',
    ({ write }) => write(ada, ''),
    ['ada.yaml, line 1', 'expected: the fields of a candidate', 'found: nothing'],
  ],
  [
    'a date that does not exist',
    ({ replace }) => replace('election.yaml', 'date: 2017-11-07', 'date: 2017-11-31'),
    ['election.yaml', 'date', 'expected: a valid date', 'like 2017-11-07', 'found: the text "2017-11-31"'],
  ],
  [
    'a time zone that does not exist',
    ({ replace }) => replace('election.yaml', 'America/New_York', 'America/Anytown'),
    ['timeZone', 'expected: a valid time zone, like America/New_York'],
  ],
  [
    'an address that is not a web address',
    ({ replace }) => replace('sources.yaml', 'url: https://radio.example/interview', 'url: javascript:alert(1)'),
    ['interview, url', 'expected: a web address'],
  ],
  [
    'a source date that does not exist',
    ({ replace }) => replace('sources.yaml', '2017-10-01', '2017-02-31'),
    ['sources.yaml, line 7, notice, date', 'found: the text "2017-02-31"'],
  ],
  [
    'a source date in another format',
    ({ replace }) => replace('sources.yaml', '2017-10-01', '10/1/2017'),
    ['notice, date', 'expected: a date like 2017-10-20'],
  ],
  [
    'a source that appears twice in one list',
    ({ replace }) => replace(ada, '- minutes', '- interview'),
    ['stances, item 1, sources', 'expected: a list without repeated sources'],
  ],
  [
    'a title truncated by a # sign',
    ({ replace }) => replace(ada, 'Libraries and schools', 'Be #1 in housing'),
    ['ada.yaml, line 18', 'found: the line "- title: Be #1 in housing"', 'in quotation marks'],
  ],
  [
    'a text that YAML parses as an alias',
    ({ replace }) => replace(ada, 'party: N/A', 'party: *none'),
    ['ada.yaml, line 8', 'found: the line "party: *none"', 'in quotation marks'],
  ],
  [
    'a text that YAML parses as a tag',
    ({ replace }) => replace(ada, 'Libraries and schools', '!Books now'),
    ['ada.yaml, line 18', 'found: the line "- title: !Books now"'],
  ],
  [
    'a file that is not UTF-8',
    ({ write }) => write(ada, Buffer.from(readFixture(ada).replace('Ada', 'Ad\u00E9'), 'latin1')),
    ['candidates/ada.yaml', 'found: characters that are not UTF-8', 'Save the file as UTF-8'],
  ],
  [
    'a folder with the name of a file',
    ({ write }) => write('candidates/old.yaml/note.txt', ''),
    ['candidates/old.yaml', 'found: a folder'],
  ],
  [
    'a race id that is reserved',
    ({ replace }) => replace('election.yaml', 'id: mayor', 'id: main'),
    ['races, item 2, id', 'expected: another race id'],
  ],
])

it('accepts hidden files that programs leave behind', () => {
  expect(loadEdited(({ write }) => write('candidates/.DS_Store', '')).candidates).toHaveLength(4)
})
