/** @jest-environment node */
import { loadEdited, type Copy } from '@/guide/testing/copyElection'
import { testReports } from '@/guide/testing/invalidEdits'

const election = 'election.yaml'
const adair = 'candidates/adair.yaml'
const oduya = 'candidates/oduya.yaml'

testReports(
  [
    [
      'a second race that does not exist',
      ({ replace }) => replace(oduya, '- race: PL-council', '- race: council'),
      ['oduya.yaml', 'otherRaces, item 1, race', 'found: "council"'],
    ],
    [
      'one race twice',
      ({ replace }) => replace(oduya, '- race: PL-council', '- race: PL_mayor'),
      ['otherRaces, item 1, race', 'found: "PL_mayor", which appears twice'],
    ],
    [
      'a second file with the same name in a second race',
      ({ replace }) => replace('candidates/wells.yaml', 'name: Robin Wells', 'name: NGOZI ODUYA'),
      ['wells.yaml', '"NGOZI ODUYA", who is also in data/anytown-2017/candidates/oduya.yaml'],
    ],
    [
      'topics that do not exist, or that belong to other races',
      ({ replace }) => {
        replace(adair, 'topics: [library]', 'topics: [libraries]')
        replace('candidates/zhou.yaml', 'topic: roads', 'topic: schools')
      },
      ['stances, item 1, topics, item 1', 'found: "libraries"', 'positions, item 1, topic', 'one of library, roads'],
    ],
    [
      'two positions on one topic',
      ({ replace }) => {
        const second = '  - topic: library\n    text: Adair said it twice.\n    sources: [survey]\n'
        replace(adair, 'positions:\n', `positions:\n${second}`)
      },
      ['positions, item 2, topic', 'found: "library", which appears twice'],
    ],
    [
      'a party without a source',
      ({ replace }) => replace(oduya, 'partySource: oduya-party\n', ''),
      ['oduya.yaml', 'partySource', 'the source in which the candidate stated the party'],
    ],
    [
      'a year of no party, and no party without words',
      ({ replace }) => replace(adair, 'updated:', 'partyYear: 2026\nnoParty: true\nupdated:'),
      ['partyYear', 'no year, because party is N/A', 'noParty', 'the words of the candidate in "party"'],
    ],
    [
      'a party year and a statement after the election',
      ({ replace }) => {
        replace(oduya, 'partyYear: 2026', 'partyYear: 2027')
        replace(adair, 'date: 2024-05', 'date: 2026-11')
      },
      ['partyYear', 'found: 2027', 'stances, item 2, date', 'found: 2026-11'],
    ],
    [
      'a link that is not a web address, an email address or a telephone number',
      ({ replace }) => {
        replace(adair, 'https://adair.example/', 'javascript:alert(1)')
        replace(adair, 'iain@adair.example', 'iain')
        replace(adair, '902-555-0110', 'call me')
      },
      ['links, website', 'links, email', 'expected: an email address', 'links, phone', 'expected: a telephone number'],
    ],
  ],
  'region',
)

it.each<[string, (copy: Copy) => void]>([
  [
    'a statement from election day',
    ({ replace }) => replace(adair, /date: 2024-05([^]*?)\[.*\]/, 'date: 2026-10-17$1[returns]'),
  ],
  ['a tie', ({ replace }) => replace(election, /adair: 4210\n +marsh: 3977/, 'adair: 4000\n        marsh: 4000')],
  [
    'candidates without a place on the ballot whose names are not on it',
    ({ replace }) => {
      replace('candidates/adair-ruth.yaml', 'race: PL-council', 'race: PL-council\nballotOrder: 2')
      replace(oduya, '- race: PL-council', '- race: PL-council\n    ballotOrder: 1')
    },
  ],
])('accepts %s', (_name, edit) => {
  expect(loadEdited(edit, 'region').races).toHaveLength(7)
})
