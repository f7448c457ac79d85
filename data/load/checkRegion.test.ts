/** @jest-environment node */
import { guideAfter, problemsAfter, removeCopies, type Copy } from '../fixtures/copyElection'

afterAll(removeCopies)

const election = 'election.yaml'
const adair = 'candidates/adair.yaml'
const oduya = 'candidates/oduya.yaml'

/** A name for the edit, the edit, and the texts that must be in the report. */
type InvalidEdit = [string, (copy: Copy) => void, string[]]

const ballot: InvalidEdit[] = [
  [
    'two races whose ids differ only in case',
    ({ replace }) => replace(election, 'id: PL-council', 'id: WARDEN'),
    ['races, item 3, id', 'found: "WARDEN", which differs from "warden" only in case'],
  ],
  [
    'a question with the id of a race',
    ({ replace }) => replace(election, 'id: question_2', 'id: warden'),
    ['questions, item 2, id', 'found: "warden", which appears twice'],
  ],
  [
    'two groups, areas or topics with one id',
    ({ replace }) => {
      replace(election, 'id: ward-2\n    name: Ward 2', 'id: ward-1\n    name: Ward 2')
      replace(election, 'id: mill', 'id: Ferry')
      replace(election, 'id: roads', 'id: library')
    },
    ['groups, item 4, id', 'areas, item 3, id', 'topics, item 2, id'],
  ],
  [
    'groups that do not exist',
    ({ replace }) => {
      replace(
        election,
        'id: warden\n    name: Warden\n    group: region',
        'id: warden\n    name: Warden\n    group: all',
      )
      replace(election, 'groups: [ward-2]', 'groups: [ward-9]')
      replace(election, 'to: 2026-10-15\n      group: port-larkin', 'to: 2026-10-15\n      group: port')
      replace(election, 'place: 12 Ferry Road\n      group: port-larkin', 'place: 12 Ferry Road\n      group: port')
      replace(election, 'title: Chickens in town\n    group: port-larkin', 'title: Chickens in town\n    group: port')
    },
    [
      '5 problems',
      'races, item 1, group',
      'areas, item 3, groups, item 1',
      'when, periods, item 2, group',
      'where, places, item 1, group',
      'questions, item 2, group',
      'expected: one of region, port-larkin, ward-1, ward-2, ward-3, school',
    ],
  ],
  [
    'a topic of a race that does not exist',
    ({ replace }) => replace(election, 'races: [school-board]', 'races: [school]'),
    ['topics, item 3, races, item 1', 'found: "school"'],
  ],
  [
    'a race without a number of votes, although a vote is held',
    ({ replace }) => replace(election, /    noVote:\n      reason: acclaimed\n      sources: \[notice\]\n/, ''),
    ['races, item 4, voteFor', 'Add a line "voteFor:", or "noVote:" if no vote is held.'],
  ],
  [
    'early voting that closes before it opens, and ends before it begins',
    ({ replace }) => {
      replace(election, 'closes: "18:30"', 'closes: "11:30"')
      replace(election, 'to: 2026-10-10', 'to: 2026-10-07')
    },
    ['periods, item 1, closes', 'a time after 12:00', 'periods, item 1, to', 'a date no earlier than 2026-10-08'],
  ],
  [
    'early voting after election day',
    ({ replace }) => replace(election, 'to: 2026-10-10', 'to: 2026-10-18'),
    ['periods, item 1, to', 'a date no later than election day, 2026-10-17'],
  ],
]

const results: InvalidEdit[] = [
  [
    'winners of a race without a vote',
    ({ replace }) => replace(election, 'warden: [adair]', 'warden: [adair]\n    1st-ward: [quill]'),
    ['results, winners, 1st-ward', 'no winners, because no vote is held for Councillor, Ward 1'],
  ],
  [
    'more winners than seats, counting those whom voters wrote in',
    ({ replace }) => replace(election, 'PL-council: [Sunny Wells]', 'PL-council: [Sunny Wells, Lee Day]'),
    ['results, winners, PL-council', 'expected: 2 winners, because the race has 2 seats'],
  ],
  [
    'a winner who has fewer votes than a candidate who lost',
    ({ replace }) => replace(election, 'adair: 4210', 'adair: 3900'),
    ['results, votes, warden, candidates, adair', 'found: 3900, but a candidate who was not elected has 3977'],
  ],
  [
    'votes for a candidate of another race',
    ({ replace }) => replace(election, 'marsh: 3977', 'zhou: 3977'),
    ['results, votes, warden, candidates, zhou', 'the id of a candidate for Warden'],
  ],
  [
    'votes in a race that does not exist',
    ({ replace }) => replace(election, '    ward3:\n      candidates:', '    ward9:\n      candidates:'),
    ['results, votes, ward9', 'found: "ward9"'],
  ],
  [
    'a question without an outcome, and an outcome without a question',
    ({ replace }) =>
      replace(election, '    question_2:\n      outcome: undecided', '    question_3:\n      outcome: passed'),
    ['results, questions, question_2', 'passed, failed or undecided', 'results, questions, question_3'],
  ],
  [
    'a recount of nothing',
    ({ replace }) => replace(election, '- race: ward3', '- race: ward4'),
    ['results, recounts, item 1, race', 'found: "ward4"'],
  ],
  [
    'more ballots than voters',
    ({ replace }) => replace(election, 'registered: 15120', 'registered: 8298'),
    ['results, turnout, ballots', 'no more ballots than the 8298 registered voters'],
  ],
]

const candidates: InvalidEdit[] = [
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
    ({ replace }) => replace(oduya, 'partySource: survey\n', ''),
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
]

it.each([...ballot, ...results, ...candidates])('reports %s', (_name, edit, expected) => {
  const message = problemsAfter(edit, 'region')
  expect(expected.filter((part) => !message.includes(part))).toEqual([])
})

it.each<[string, (copy: Copy) => void]>([
  ['a statement from election day', ({ replace }) => replace(adair, 'date: 2024-05', 'date: 2026-10-17')],
  ['a tie', ({ replace }) => replace(election, 'marsh: 3977', 'marsh: 4210')],
  [
    'candidates without a place on the ballot whose names are not on it',
    ({ replace }) => {
      replace('candidates/adair-ruth.yaml', 'race: PL-council', 'race: PL-council\nballotOrder: 2')
      replace(oduya, '- race: PL-council', '- race: PL-council\n    ballotOrder: 1')
    },
  ],
])('accepts %s', (_name, edit) => {
  expect(guideAfter(edit, 'region').races).toHaveLength(7)
})

describe('the guide', () => {
  const guide = guideAfter(() => {}, 'region')
  const find = (id: string) => guide.candidates.find((candidate) => candidate.id === id)

  it('has one profile for a person in two races, with the facts of each', () => {
    expect(find('oduya')?.candidacies).toEqual([
      { race: 'PL_mayor', position: 'Candidate for Mayor of Port Larkin', incumbent: true, result: 'elected' },
      {
        race: 'PL-council',
        position: 'Candidate for Port Larkin Town Council',
        incumbent: false,
        result: 'not elected',
        votes: 902,
      },
    ])
  })

  it('has the results that are known', () => {
    const outcomes = guide.candidates.map(({ id, result, votes }) => [id, [result, votes]])
    expect(Object.fromEntries(outcomes)).toMatchObject({
      adair: ['elected', 4210],
      marsh: ['not elected', 3977],
      quill: ['acclaimed', undefined],
      zhou: [undefined, 411],
      fontaine: ['not elected', undefined],
    })
  })

  it('omits what is not known', () => {
    expect(find('marsh')).not.toHaveProperty('experience')
    expect(find('marsh')).toMatchObject({ incumbent: undefined, party: 'N/A', stances: [], positions: [] })
    expect(guide.election.when.periods?.map(({ label }) => label)).toEqual([
      'Advance voting',
      'Voting by phone and online',
    ])
  })

  it('uses the areas of the file, or else every group that not everyone votes in', () => {
    expect(guide.areas.map(({ id }) => id)).toEqual(['port-larkin', 'ferry', 'mill', 'ridge'])
    const withoutAreas = guideAfter(({ replace }) => replace(election, /areas:\n((?: .*\n)+)\n/, ''), 'region')
    expect(withoutAreas.areas.map(({ id, groups }) => [id, groups])).toEqual(
      ['port-larkin', 'ward-1', 'ward-2', 'ward-3', 'school'].map((id) => [id, [id]]),
    )
  })
})
