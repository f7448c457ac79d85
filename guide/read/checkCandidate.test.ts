/** @jest-environment node */
import { loadEdited, readFixture, type Copy } from '@/guide/testing/copyElection'
import { testReports, type InvalidEdit } from '@/guide/testing/invalidEdits'

const ada = 'candidates/ada.yaml'

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

const contradictions: InvalidEdit[] = [
  [
    'a party without a party source',
    ({ replace }) => replace(ada, 'party: N/A', 'party: Democrat'),
    ['partySource', 'expected: the source in which the candidate stated the party', 'found: nothing'],
  ],
  [
    'a party source without a party',
    ({ replace }) => replace(ada, 'party: N/A', 'party: N/A\npartySource: interview'),
    ['ada.yaml, line 9, partySource', 'expected: no party source, because party is N/A', 'found: the text "interview"'],
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
    'a place on the ballot for only some candidates',
    ({ replace }) => replace(ada, 'incumbent: true', 'ballotOrder: 1\nincumbent: true'),
    ['candidates/bob.yaml', 'ballotOrder', 'because other candidates of this race have one'],
  ],
]

testReports([...images, ...duplicates, ...contradictions])

it.each<[string, (copy: Copy) => void]>([
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
])('accepts %s', (_name, edit) => {
  expect(loadEdited(edit).candidates).toHaveLength(4)
})
