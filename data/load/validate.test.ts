/** @jest-environment node */
import { readFileSync, writeFileSync } from 'node:fs'
import { fixture, folder, problemsAfter, removeCopies, type Copy } from '../fixtures/copyElection'

afterAll(removeCopies)

const ada = 'candidates/ada.yaml'

/** What an editor did, the edit, and what the report must say. */
const cases: [string, (copy: Copy) => void, string[]][] = [
  [
    'a field that the guide does not know',
    ({ replace }) => replace(ada, 'incumbent: true', 'incumbant: true'),
    ['ada.yaml, line 7, incumbant', 'expected: only these fields: name, sortName', 'found: "incumbant"'],
  ],
  [
    'a field that is missing',
    ({ replace }) => replace(ada, 'incumbent: true', '#'),
    ['ada.yaml', 'incumbent', 'expected: true or false', 'found: nothing'],
  ],
  [
    'a value of the wrong kind',
    ({ replace }) => replace(ada, 'incumbent: true', 'incumbent: maybe'),
    ['ada.yaml, line 7, incumbent', 'expected: true or false', 'found: the text "maybe"'],
  ],
  [
    'a party that is not one of the three',
    ({ replace }) => replace(ada, 'party: N/A', 'party: Whig'),
    ['ada.yaml, line 8, party', 'expected: one of Democrat, Republican, N/A', 'found: the text "Whig"'],
  ],
  [
    'a list of sources that is empty',
    ({ replace }) => replace(ada, '    sources:\n      - interview\n      - minutes', '    sources: []'),
    ['stances, item 1, sources', 'expected: at least one source id from sources.yaml', 'found: an empty list'],
  ],
  [
    'a stance without a text',
    ({ replace }) => replace(ada, /text: >-\n.+\n/.exec(adaText())![0], 'text: ""\n'),
    ['stances, item 1, text', 'expected: the text of the stance', 'found: an empty text'],
  ],
  [
    'an indentation that is wrong',
    ({ replace }) => replace(ada, 'sortName:', '   sortName:'),
    ['ada.yaml, line 4', 'expected: a line that is well-formed YAML', 'the one after', 'as many spaces'],
  ],
  [
    'a tab at the beginning of a line',
    ({ replace }) => replace(ada, '  - title: Libraries', '\t- title: Libraries'),
    ['ada.yaml, line 18', 'found: the line "- title: Libraries', 'never with a tab'],
  ],
  [
    'a text with a colon and no quotation marks',
    ({ replace }) => replace(ada, 'title: Libraries and', 'title: Libraries: and'),
    ['1 problem.', 'ada.yaml, line 18', 'found: the line "- title: Libraries: and', 'in quotation marks'],
  ],
  [
    'a field that stands twice',
    ({ replace }) => replace(ada, 'incumbent: true', 'party: N/A\nincumbent: true'),
    ['ada.yaml, line 9', 'expected: every name once', 'found: "party" a second time'],
  ],
  [
    'a source id that stands twice',
    ({ replace }) => replace('sources.yaml', 'minutes:', 'interview:'),
    ['sources.yaml, line', 'found: "interview" a second time'],
  ],
  [
    'an empty file',
    ({ write }) => write(ada, ''),
    ['ada.yaml, line 1', 'expected: the fields of a candidate', 'found: nothing'],
  ],
  [
    'a date that does not exist',
    ({ replace }) => replace('election.yaml', 'date: 2023-11-07', 'date: 2023-11-31'),
    ['election.yaml', 'date', 'like 2023-11-07', 'found: the text "2023-11-31"'],
  ],
  [
    'a time zone that does not exist',
    ({ replace }) => replace('election.yaml', 'America/New_York', 'America/Anytown'),
    ['timeZone', 'expected: a time zone like America/New_York'],
  ],
  [
    'an address that is not of the web',
    ({ replace }) => replace('sources.yaml', 'url: https://radio.example/interview', 'url: javascript:alert(1)'),
    ['interview, url', 'expected: a web address'],
  ],
  [
    'a source date that does not exist',
    ({ replace }) => replace('sources.yaml', '2023-10-01', '2023-02-31'),
    ['sources.yaml, line 5, notice, date', 'found: the text "2023-02-31"'],
  ],
  [
    'a source date in another order',
    ({ replace }) => replace('sources.yaml', '2023-10-01', '10/1/2023'),
    ['notice, date', 'expected: a date like 2023-10-20'],
  ],
  [
    'a source twice in one list',
    ({ replace }) => replace(ada, '- minutes', '- interview'),
    ['stances, item 1, sources', 'expected: every source once'],
  ],
  [
    'a title cut short by a # sign',
    ({ replace }) => replace(ada, 'Libraries and schools', 'Be #1 in housing'),
    ['ada.yaml, line 18', 'found: the line "- title: Be #1 in housing"', 'in quotation marks'],
  ],
  [
    'a text that YAML takes for a reference',
    ({ replace }) => replace(ada, 'party: N/A', 'party: *none'),
    ['ada.yaml, line 8', 'found: the line "party: *none"', 'in quotation marks'],
  ],
  [
    'a text that YAML takes for a tag',
    ({ replace }) => replace(ada, 'Libraries and schools', '!Books now'),
    ['ada.yaml, line 18', 'found: the line "- title: !Books now"'],
  ],
  [
    'a file that is not UTF-8',
    ({ root }) =>
      writeFileSync(`${root}/${folder}/${ada}`, Buffer.from(adaText().replace('Ada', 'Ad\u00E9'), 'latin1')),
    ['candidates/ada.yaml', 'found: characters that are not UTF-8', 'Save the file as UTF-8'],
  ],
  [
    'a folder that is named like a file',
    ({ write }) => write('candidates/old.yaml/note.txt', ''),
    ['candidates/old.yaml', 'found: a folder'],
  ],
  [
    'a race named like the page itself',
    ({ replace }) => replace('election.yaml', 'id: mayor', 'id: main'),
    ['races, item 2, id', 'expected: another race id'],
  ],
]

it.each(cases)('%s', (_name, edit, expected) => {
  const message = problemsAfter(edit)
  expect(expected.filter((part) => !message.includes(part))).toEqual([])
})

function adaText(): string {
  return readFileSync(`${fixture}/${ada}`, 'utf8')
}
