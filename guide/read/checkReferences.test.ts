/** @jest-environment node */
import { reportEdited, readFixture } from '@/guide/testing/copyElection'
import { testReports } from '@/guide/testing/invalidEdits'

const ada = 'candidates/ada.yaml'

testReports([
  [
    'a source of a stance that is not in sources.yaml',
    ({ replace }) => replace(ada, '- minutes', '- minute'),
    ['stances, item 1, sources, item 2', 'expected: the id of a source in sources.yaml', 'found: "minute"'],
  ],
  [
    'a party source that is not in sources.yaml',
    ({ replace }) => replace(ada, 'party: N/A', 'party: Democrat\npartySource: minute'),
    ['ada.yaml, line 9, partySource', 'found: "minute"', 'what to do: Correct it, or add the source.'],
  ],
  [
    'a source of a voting fact that is not in sources.yaml',
    ({ replace }) => replace('election.yaml', 'medium-high\n    sources: [notice]', 'medium\n    sources: [notices]'),
    ['election.yaml', 'when, hours, sources, item 1', 'found: "notices"'],
  ],
  [
    'a source of a race that is not in sources.yaml',
    ({ replace }) =>
      replace('election.yaml', 'voteFor: 1\n    sources: [notice]', 'voteFor: 1\n    sources: [notices]'),
    ['races, item 2, sources, item 1', 'found: "notices"'],
  ],
  [
    'a source of the results that is not in sources.yaml',
    ({ replace }) => replace('election.yaml', '- dee\n  sources: [notice]', '- dee\n  sources: [count]'),
    ['results, sources, item 1', 'found: "count"'],
  ],
  [
    'a source of a withdrawal that is not in sources.yaml',
    ({ replace }) => replace(ada, 'incumbent:', 'withdrawn: {date: 2017-10-01, sources: [letter]}\nincumbent:'),
    ['withdrawn, sources, item 1', 'found: "letter"'],
  ],
  [
    'a source named like a property of every object',
    ({ replace }) => replace(ada, '- minutes', '- constructor'),
    ['stances, item 1, sources, item 2', 'found: "constructor"'],
  ],
  [
    'a race that the election does not have',
    ({ replace }) => replace(ada, 'race: cityCouncil', 'race: dogCatcher'),
    ['ada.yaml, line 6, race', 'expected: one of cityCouncil, mayor', 'found: "dogCatcher"'],
  ],
  [
    'a correction of an unknown candidate',
    ({ replace }) =>
      replace('election.yaml', 'corrections: []', 'corrections:\n  - {date: 2017-11-01, candidate: nobody, text: x}'),
    ['corrections, item 1, candidate', 'expected: the id of a candidate', 'found: "nobody"'],
  ],
  [
    'a race id that appears twice',
    ({ replace }) => replace('election.yaml', 'id: mayor', 'id: cityCouncil'),
    ['election.yaml', 'races, item 2, id', 'expected: a unique id', 'found: "cityCouncil", which appears twice'],
  ],
  [
    'a file name that is not a valid id',
    ({ write }) => write('candidates/Ada Byron.yaml', readFixture(ada).replace('name: Ada', 'name: Eda')),
    ['candidates/Ada Byron.yaml', 'Rename the file to ada-byron.yaml.'],
  ],
  [
    'a file in candidates/ that is not YAML',
    ({ write }) => write('candidates/notes.txt', 'Call back.'),
    ['candidates/notes.txt', 'expected: only files that end in .yaml'],
  ],
  ['a missing file', ({ remove }) => remove('sources.yaml'), ['sources.yaml', 'found: no such file']],
  [
    'no candidates',
    ({ remove }) => remove('candidates'),
    ['data/anytown-2017/candidates', 'expected: at least one candidate'],
  ],
])

it('reports unknown references in files with other problems', () => {
  const message = reportEdited(({ replace }) => {
    replace(ada, 'incumbent: true', 'incumbent: maybe\nsrc: ada.jpg')
    replace(ada, 'race: cityCouncil', 'race: dogCatcher')
    replace(ada, '- minutes', '- minute')
    replace('election.yaml', 'voteFor: 7', 'voteFor: seven')
    replace('election.yaml', '[notice]', '[notices]')
  })
  expect(message).toContain('6 problems')
  for (const found of ['"maybe"', '"ada.jpg"', '"dogCatcher"', '"minute"', '"seven"', '"notices"'])
    expect(message).toContain(found)
})
