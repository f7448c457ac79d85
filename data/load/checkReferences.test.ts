/** @jest-environment node */
import { guideAfter, problemsAfter, readFixture, removeCopies, type Copy } from '../fixtures/copyElection'

afterAll(removeCopies)

const ada = 'candidates/ada.yaml'

/** A name for the edit, the edit, and the texts that must be in the report. */
type InvalidEdit = [string, (copy: Copy) => void, string[]]

const references: InvalidEdit[] = [
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
]

const images: InvalidEdit[] = [
  [
    'an image that does not exist',
    ({ replace }) => replace(ada, 'incumbent: true', 'src: ada.jpg\nincumbent: true'),
    ['ada.yaml, line 7, src', 'found: "ada.jpg", which is not there', 'Add the image there'],
  ],
  [
    'an image name that differs in case',
    ({ replace, write }) => {
      write('/public/img/Ada.jpg', 'a photograph')
      replace(ada, 'incumbent: true', 'src: ada.jpg\nincumbent: true')
    },
    ['found: "ada.jpg", which is not there', 'case-sensitive'],
  ],
  [
    'src set to the name of the generated portrait',
    ({ replace }) => replace(ada, 'incumbent: true', 'src: ada.svg\nincumbent: true'),
    ['src', 'expected: another name', 'reserved for the generated portrait', 'rename your image'],
  ],
  [
    'an image with the name of the generated portrait',
    ({ write }) => write('/public/img/ada.svg', '<svg/>'),
    ['public/img/ada.svg', 'expected: no image with this name', 'Delete it', 'candidates/ada.yaml'],
  ],
]

const duplicates: InvalidEdit[] = [
  [
    'a candidate id that appears twice',
    ({ write }) => write('candidates/ada.yml', readFixture(ada)),
    ['candidates/ada.yml', 'expected: a unique id', 'found: the id "ada", which appears twice'],
  ],
  [
    'a name that appears twice in a race',
    ({ replace }) => replace('candidates/bob.yaml', 'name: Bob Cole', 'name: Ada Byron'),
    [
      '1 problem.',
      'candidates/bob.yaml, line 4, name',
      'expected: a name that no other candidate of the race has',
      'found: "Ada Byron", who is also in data/anytown-2017/candidates/ada.yaml',
    ],
  ],
  [
    'a race id that appears twice',
    ({ replace }) => replace('election.yaml', 'id: mayor', 'id: cityCouncil'),
    ['election.yaml', 'races, item 2, id', 'expected: a unique id', 'found: "cityCouncil", which appears twice'],
  ],
  [
    'a stance title that appears twice',
    ({ replace }) => replace(ada, 'title: Streets for walking', 'title: Libraries and schools'),
    ['stances, item 2, title', 'expected: a unique title', '"Libraries and schools", which appears twice'],
  ],
  [
    'a place on the ballot that appears twice',
    ({ replace }) => {
      replace(ada, 'incumbent:', 'ballotOrder: 2\nincumbent:')
      replace('candidates/bob.yaml', 'incumbent:', 'ballotOrder: 2\nincumbent:')
    },
    ['1 problem.', 'bob.yaml, line 7, ballotOrder', 'expected: a unique place', 'found: 2, which appears twice'],
  ],
]

const files: InvalidEdit[] = [
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
]

const mayorWinner = '    mayor:\n      - dee\n'
const openMayor = (text: string) => `    mayor: []\n  open:\n    mayor: { ${text}, sources: [notice] }\n`

const results: InvalidEdit[] = [
  [
    'a race without winners',
    ({ replace }) => replace('election.yaml', mayorWinner, ''),
    [
      '1 problem.',
      'election.yaml, line 64, results, winners',
      'expected: 1 winner, because the race has 1 seat',
      'found: nothing',
      'add mayor under "open" with a reason: vacant or undecided',
    ],
  ],
  [
    'an empty list of winners',
    ({ replace }) => replace('election.yaml', mayorWinner, '    mayor: []\n'),
    ['results, winners, mayor', 'expected: 1 winner, because the race has 1 seat', 'found: an empty list'],
  ],
  [
    'fewer winners than seats',
    ({ replace }) => replace('election.yaml', 'seats: 1', 'seats: 2'),
    ['results, winners, cityCouncil', 'expected: 2 winners, because the race has 2 seats', 'found: a list of 1 item'],
  ],
  [
    'more winners than seats',
    ({ replace }) => replace('election.yaml', '- dee', '- dee\n      - cy'),
    ['results, winners, mayor', 'expected: 1 winner, because the race has 1 seat', 'found: a list of 2 items'],
  ],
  [
    'a winner who is listed twice',
    ({ replace }) => {
      replace('election.yaml', 'seats: 1', 'seats: 2')
      replace('election.yaml', '[ada]', '[ada, ada]')
    },
    ['1 problem.', 'results, winners, cityCouncil, item 2', 'expected: a unique id', '"ada", which appears twice'],
  ],
  [
    'a winner who withdrew',
    ({ replace }) =>
      replace('candidates/dee.yaml', 'incumbent:', 'withdrawn: {date: 2017-10-01, sources: [notice]}\nincumbent:'),
    ['1 problem.', 'mayor, item 1', 'expected: a candidate who has not withdrawn', 'found: "dee"'],
  ],
  [
    'a field that JavaScript gives a special meaning',
    ({ replace }) => replace('election.yaml', mayorWinner, `${mayorWinner}    __proto__: [cy]\n`),
    ['election.yaml, line 68', 'expected: another name', 'found: "__proto__"'],
  ],
  [
    'a winner of a race whose key is a property of every object',
    ({ replace }) => replace('election.yaml', mayorWinner, `${mayorWinner}    constructor: [cy]\n`),
    ['results, winners, constructor', 'expected: one of cityCouncil, mayor'],
  ],
  [
    'an open race that the election does not have',
    ({ replace }) => replace('election.yaml', mayorWinner, openMayor('reason: vacant').replace(/mayor: {/, 'major: {')),
    ['results, open, major', 'expected: one of cityCouncil, mayor', 'found: "major"'],
  ],
  [
    'a reason for open seats in a race that has none',
    ({ replace }) =>
      replace('election.yaml', mayorWinner, openMayor('reason: vacant').replace('mayor: []', 'mayor: [dee]')),
    ['1 problem.', 'results, open, mayor', 'expected: no open seats, because the race has as many winners as seats'],
  ],
  [
    'a number of open seats that is not what the winners leave',
    ({ replace }) => replace('election.yaml', mayorWinner, openMayor('reason: vacant, seats: 2')),
    ['1 problem.', 'results, open, mayor, seats', 'expected: 1, the seats without a winner', 'found: 2'],
  ],
  [
    'an open race without sources',
    ({ replace }) => replace('election.yaml', mayorWinner, '    mayor: []\n  open:\n    mayor: { reason: vacant }\n'),
    ['results, open, mayor, sources', 'found: nothing'],
  ],
  [
    'an unknown reason for open seats',
    ({ replace }) => replace('election.yaml', mayorWinner, openMayor('reason: tie')),
    ['results, open, mayor, reason', 'expected: one of vacant, undecided', 'found: the text "tie"'],
  ],
]

const contradictions: InvalidEdit[] = [
  [
    'polls that close before they open',
    ({ replace }) => replace('election.yaml', '"20:00"', '"06:00"'),
    ['when, hours, closes', 'expected: a time after 07:00', 'found: "06:00"'],
  ],
  [
    'polls that close when they open',
    ({ replace }) => replace('election.yaml', '"20:00"', '"07:00"'),
    ['when, hours, closes', 'expected: a time after 07:00', 'found: "07:00"'],
  ],
  [
    'a party without a party source',
    ({ replace }) => replace(ada, 'party: N/A', 'party: Democrat'),
    ['partySource', 'expected: the source in which the candidate stated the party', 'found: nothing'],
  ],
  [
    'a party source without a party',
    ({ replace }) => replace(ada, 'party: N/A', 'party: N/A\npartySource: interview'),
    ['ada.yaml, line 9, partySource', 'expected: no party source, because party is N/A', 'found: "interview"'],
  ],
  [
    'no stances and no reason',
    ({ replace }) => replace(ada, /stances:\n[^]*?\n\n/, 'stances: []\n\n'),
    ['noStances', 'expected: the reason for no stances', 'found: nothing'],
  ],
  [
    'stances and a reason for having none',
    ({ replace }) => replace(ada, 'stances:', 'noStances: { reason: declined, asOf: 2017-10-20 }\nstances:'),
    ['noStances', 'expected: no noStances, because there are stances', 'found: fields (reason, asOf)'],
  ],
  [
    'a stance from after the election',
    ({ replace }) => replace(ada, 'date: 2015', 'date: 2024'),
    ['stances, item 2, date', 'expected: a date no later than election day, 2017-11-07', 'found: 2024'],
  ],
  [
    'a place on the ballot for only some candidates',
    ({ replace }) => replace(ada, 'incumbent: true', 'ballotOrder: 1\nincumbent: true'),
    ['candidates/bob.yaml', 'ballotOrder', 'because other candidates of this race have one'],
  ],
  [
    'a winner from another race',
    ({ replace }) => replace('election.yaml', '- dee', '- ada'),
    ['results, winners, mayor, item 1', 'expected: the id of a candidate for Mayor', 'found: "ada"'],
  ],
  [
    'a winner who is not a candidate',
    ({ replace }) => replace('election.yaml', '- dee', '- nobody'),
    ['results, winners, mayor, item 1', 'expected: the id of a candidate for Mayor', 'found: "nobody"'],
  ],
  [
    'winners of an unknown race',
    ({ replace }) => replace('election.yaml', '    mayor:\n', '    major:\n'),
    ['results, winners, major', 'expected: one of cityCouncil, mayor', 'found: "major"'],
  ],
]

it.each([...references, ...images, ...duplicates, ...files, ...results, ...contradictions])(
  'reports %s',
  (_name, edit, expected) => {
    const message = problemsAfter(edit)
    expect(expected.filter((part) => !message.includes(part))).toEqual([])
  },
)

const validEdits: [string, (copy: Copy) => void][] = [
  [
    'one name in two races',
    ({ replace }) => {
      replace('candidates/cy.yaml', 'name: Cy Dunn', 'name: Ada Byron')
      replace('candidates/cy.yaml', 'sortName: Dunn, Cy', 'sortName: Byron, Ada')
    },
  ],
  [
    'places on the ballot that start from 1 in each race',
    ({ replace }) => {
      for (const [id, place] of Object.entries({ ada: 2, bob: 1, cy: 1, dee: 2 }))
        replace(`candidates/${id}.yaml`, 'incumbent:', `ballotOrder: ${place}\nincumbent:`)
    },
  ],
  ['a stance from the year of the election', ({ replace }) => replace(ada, 'date: 2015', 'date: 2017')],
  [
    'as many winners as seats',
    ({ replace }) => {
      replace('election.yaml', 'seats: 1', 'seats: 2')
      replace('election.yaml', '[ada]', '[ada, bob]')
    },
  ],
  [
    'as many winners as votes, if seats is left out',
    ({ replace }) => {
      replace('election.yaml', 'voteFor: 7\n    seats: 1', 'voteFor: 2')
      replace('election.yaml', '[ada]', '[ada, bob]')
    },
  ],
  ['a vacant seat', ({ replace }) => replace('election.yaml', mayorWinner, openMayor('reason: vacant'))],
  [
    'an undecided race without a list of winners',
    ({ replace }) =>
      replace('election.yaml', mayorWinner, openMayor('reason: undecided, seats: 1').replace('    mayor: []\n', '')),
  ],
]

it.each(validEdits)('accepts %s', (_name, edit) => {
  expect(guideAfter(edit).candidates).toHaveLength(4)
})

it('reports unknown references in files with other problems', () => {
  const message = problemsAfter(({ replace }) => {
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
