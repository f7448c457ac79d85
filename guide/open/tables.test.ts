/** @jest-environment node */
import { parse } from 'csv-parse/sync'
import {
  aCandidate,
  aGuide,
  anElection,
  aPosition,
  aQuestion,
  aRace,
  aSource,
  aStance,
} from '@/guide/testing/factories'
import type { Guide } from '@/guide/fields/published'
import { tables } from './files'

/** The rows of a table, each with the cells that are not empty. */
function readRows(name: keyof typeof tables, guide: Guide) {
  const rows = parse(tables[name].format(guide), { bom: true, columns: true }) as Record<string, string>[]
  return rows.map((row) => Object.fromEntries(Object.entries(row).filter(([, cell]) => cell !== '')))
}

it.each([
  [
    'candidates.csv',
    'id name sortName race position ballotOrder incumbent writeIn withdrawn withdrawnDate result votes party ' +
      'partyAsStated partyYear partySource experience experienceSources language website email phone facebook ' +
      'instagram x bluesky tiktok youtube linkedin src photoCredit noStances noStancesAsOf sources updated',
  ],
  [
    'statements.csv',
    'candidate name kind number title topics text language date how locator sources reply replyDate replyLanguage ' +
      'replySources',
  ],
  ['sources.csv', 'id title publisher date url language'],
  ['results.csv', 'contest contestName choice candidate name result votes'],
] as const)('%s begins with the columns of version 1.0', (name, columns) => {
  expect(tables[name].columns.join(' ')).toMatch(new RegExp(`^${columns}( |$)`))
})

const aMayor = { race: 'mayor', position: 'Anytown Mayor Candidate' }

it('has a row for each race of a candidate', () => {
  const candidacy = { race: 'cityCouncil', position: 'Anytown City Council Candidate', incumbent: false }
  const withdrawn = { date: '2017-10-01', sources: [aSource] }
  const candidate = aCandidate({
    party: 'Unenrolled',
    partyYear: 2015,
    noParty: true,
    partySource: aSource,
    links: { website: 'https://ada.example/', phone: '+1 555-0101' },
    noStances: { reason: 'declined', asOf: '2017-10-02' },
    sources: [aSource, { ...aSource, id: 'minutes' }],
    candidacies: [
      { ...candidacy, result: 'elected', votes: 12, ballotOrder: 2 },
      { ...aMayor, withdrawn, writeIn: true },
    ],
  })
  const person = {
    id: 'ada-byron',
    name: 'Ada Byron',
    sortName: 'Byron, Ada',
    party: 'N/A',
    partyAsStated: 'Unenrolled',
    partyYear: '2015',
    partySource: 'interview',
    experience: 'Writes programs.',
    website: 'https://ada.example/',
    phone: "'+1 555-0101",
    src: 'ada-byron.svg',
    noStances: 'declined',
    noStancesAsOf: '2017-10-02',
    sources: 'interview;minutes',
    updated: '2017-10-21',
  }
  const council = {
    ...candidacy,
    incumbent: 'false',
    withdrawn: 'false',
    result: 'elected',
    votes: '12',
    ballotOrder: '2',
  }
  expect(readRows('candidates.csv', aGuide({ candidates: [candidate] }))).toEqual([
    { ...person, ...council },
    { ...person, ...aMayor, writeIn: 'true', withdrawn: 'true', withdrawnDate: '2017-10-01' },
  ])
})

it('has a row for each stance and each position', () => {
  const reply = { text: 'My words.', date: '2017-10-30', language: 'es', sources: [aSource] }
  const stance = aStance(1, { topics: ['parks', 'roads'], how: 'debate', locator: 'minute 3', language: 'fr', reply })
  const candidates = [aCandidate({ stances: [stance], positions: [aPosition] })]
  const candidate = { candidate: 'ada-byron', name: 'Ada Byron', date: '2017', sources: 'interview' }
  expect(readRows('statements.csv', aGuide({ candidates }))).toEqual([
    {
      ...candidate,
      kind: 'stance',
      number: '1',
      title: 'Title 1',
      topics: 'parks;roads',
      text: 'Text 1.',
      language: 'fr',
      how: 'debate',
      locator: 'minute 3',
      reply: 'My words.',
      replyDate: '2017-10-30',
      replyLanguage: 'es',
      replySources: 'interview',
    },
    { ...candidate, kind: 'position', topics: 'parks', text: 'Text of a position.' },
  ])
})

it('has a row for each source, by id', () => {
  const unlinked = { id: 'archive', title: 'Archive', publisher: 'City', date: '2016', language: 'es' }
  const guide = aGuide({ races: [{ ...aRace, sources: [aSource, unlinked] }] })
  expect(readRows('sources.csv', guide).slice(0, 2)).toEqual([unlinked, { ...aSource }])
})

it('has a row for each candidate, count and outcome of the results', () => {
  const results = {
    winners: { cityCouncil: ['ada-byron'] },
    writeInWinners: { cityCouncil: ['Sunny Wells'] },
    votes: { cityCouncil: { candidates: { 'ada-byron': 12 }, writeIns: 3, blanks: 0 } },
    questions: { 'question-1': { outcome: 'passed', yes: 9, no: 8 } },
    sources: [aSource],
  } as const
  const guide = aGuide({
    election: { ...anElection, results },
    candidates: [aCandidate({ result: 'elected', votes: 12 })],
    questions: [aQuestion, { ...aQuestion, id: 'question-2' }],
  })
  const race = { contest: 'cityCouncil', contestName: 'City Council' }
  const question = { contest: 'question-1', contestName: 'A new library' }
  expect(readRows('results.csv', guide)).toEqual([
    { ...race, choice: 'candidate', candidate: 'ada-byron', name: 'Ada Byron', result: 'elected', votes: '12' },
    { ...race, choice: 'writeInWinner', name: 'Sunny Wells', result: 'elected' },
    { ...race, choice: 'writeIns', votes: '3' },
    { ...race, choice: 'blanks', votes: '0' },
    { ...question, choice: 'question', result: 'passed' },
    { ...question, choice: 'yes', votes: '9' },
    { ...question, choice: 'no', votes: '8' },
  ])
})

it('has no results before the election, except candidates who are elected without a vote', () => {
  expect(readRows('results.csv', aGuide())).toEqual([])
  const acclaimed = aGuide({ candidates: [aCandidate({ result: 'acclaimed' })] })
  expect(readRows('results.csv', acclaimed)).toMatchObject([{ candidate: 'ada-byron', result: 'acclaimed' }])
})
