/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { fixture, problemsAfter, removeCopies, type Copy } from '../fixtures/copyElection'

afterAll(removeCopies)

const ada = 'candidates/ada.yaml'

/** What an editor did, the edit, and what the report must say. */
const cases: [string, (copy: Copy) => void, string[]][] = [
  [
    'a source that is not in sources.yaml',
    ({ replace }) => replace(ada, '- minutes', '- minute'),
    ['stances, item 1, sources, item 2', 'expected: the id of a source in sources.yaml', 'found: "minute"'],
  ],
  [
    'a race that the election does not have',
    ({ replace }) => replace(ada, 'race: cityCouncil', 'race: dogCatcher'),
    ['ada.yaml, line 6, race', 'expected: one of cityCouncil, mayor', 'found: "dogCatcher"'],
  ],
  [
    'a stance whose title stands twice',
    ({ replace }) => replace(ada, 'title: Streets for walking', 'title: Libraries and schools'),
    ['stances, item 2, title', 'expected: a title of its own'],
  ],
  [
    'a picture that is not there',
    ({ replace }) => replace(ada, 'incumbent: true', 'src: ada.jpg\nincumbent: true'),
    ['ada.yaml, line 7, src', 'found: "ada.jpg", which is not there', 'Put the picture there'],
  ],
  [
    'a candidate id that stands twice',
    ({ write }) => write('candidates/ada.yml', adaText()),
    ['candidates/ada.yml', 'found: the id "ada" a second time'],
  ],
  [
    'a candidate who has two files',
    ({ write }) => write('candidates/byron.yaml', adaText()),
    ['candidates/byron.yaml, line 4, name', 'who is in data/anytown-2023/candidates/ada.yaml already'],
  ],
  [
    'a race id that stands twice',
    ({ replace }) => replace('election.yaml', 'id: mayor', 'id: cityCouncil'),
    ['election.yaml', 'races, item 2, id', 'expected: an id of its own'],
  ],
  [
    'a file name that cannot be an address',
    ({ write }) => write('candidates/Ada Byron.yaml', adaText().replace('name: Ada', 'name: Eda')),
    ['candidates/Ada Byron.yaml', 'Rename the file.'],
  ],
  [
    'a file among the candidates that is none',
    ({ write }) => write('candidates/notes.txt', 'Call back.'),
    ['candidates/notes.txt', 'expected: only files that end in .yaml'],
  ],
  ['a file that is missing', ({ remove }) => remove('sources.yaml'), ['sources.yaml', 'found: no such file']],
  [
    'no candidate at all',
    ({ remove }) => remove('candidates'),
    ['data/anytown-2023/candidates', 'expected: at least one candidate'],
  ],
  [
    'polls that close before they open',
    ({ replace }) => replace('election.yaml', '"20:00"', '"06:00"'),
    ['when, hours, closes', 'expected: a time after 07:00'],
  ],
  [
    'a party without the source that states it',
    ({ replace }) => replace(ada, 'party: N/A', 'party: Democrat'),
    ['partySource', 'expected: the source in which the candidate stated the party', 'found: nothing'],
  ],
  [
    'no stances and no reason why',
    ({ write }) => write(ada, adaText().replace(/stances:\n[^]*?\n\n/, 'stances: []\n\n')),
    ['noStances', 'expected: why there are no stances'],
  ],
  [
    'half a ballot order',
    ({ replace }) => replace(ada, 'incumbent: true', 'ballotOrder: 1\nincumbent: true'),
    ['candidates/bob.yaml', 'ballotOrder', 'as others of this race have one'],
  ],
  [
    'a winner who is no candidate of the race',
    ({ replace }) => replace('election.yaml', '- dee', '- ada'),
    ['results, winners, mayor, item 1', 'expected: the id of a candidate for Mayor', 'found: "ada"'],
  ],
  [
    'more winners than seats',
    ({ replace }) => replace('election.yaml', '- dee', '- dee\n      - cy'),
    ['results, winners, mayor', 'expected: 1 at most', 'found: a list of 2'],
  ],
  [
    'a source named like a part of the language',
    ({ replace }) => replace(ada, '- minutes', '- constructor'),
    ['stances, item 1, sources, item 2', 'found: "constructor"'],
  ],
  [
    'a stance from after the election',
    ({ replace }) => replace(ada, 'year: 2021', 'year: 2032'),
    ['stances, item 2, year', 'expected: a year up to 2023', 'found: 2032'],
  ],
  [
    'a picture that takes the name of the drawn initials',
    ({ replace }) => replace(ada, 'incumbent: true', 'src: ada.svg\nincumbent: true'),
    ['src', 'expected: another name', 'give your own picture another name'],
  ],
  [
    'a picture that lies where the drawn initials are',
    ({ write }) => write('/public/img/ada.svg', '<svg/>'),
    ['public/img/ada.svg', 'expected: no picture of this name', 'Delete it', 'candidates/ada.yaml'],
  ],
  [
    'a correction of nobody',
    ({ replace }) =>
      replace('election.yaml', 'corrections: []', 'corrections:\n  - {date: 2023-11-01, candidate: nobody, text: x}'),
    ['corrections, item 1, candidate', 'found: "nobody"'],
  ],
]

it.each(cases)('%s', (_name, edit, expected) => {
  const message = problemsAfter(edit)
  expect(expected.filter((part) => !message.includes(part))).toEqual([])
})

function adaText(): string {
  return readFileSync(`${fixture}/${ada}`, 'utf8')
}
