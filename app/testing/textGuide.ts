/** A guide with the same text in every text field. */
import {
  aCandidate,
  aGuide,
  anUnlinkedSource,
  aPosition,
  aQuestion,
  aRace,
  aSource,
  aStance,
} from '@/guide/testing/factories'
import type { Candidate, ElectionSummary, Guide, Question, Race, Stance } from '@/guide/fields/published'
import { election } from './textElection'
import { textQuestionnaires } from './textQuestionnaires'

const reply: Required<NonNullable<Stance['reply']>> = {
  text: 'Text',
  date: '2017-10-23',
  language: 'es',
  sources: [aSource],
}
const advance: Required<NonNullable<Race['advance']>> = {
  count: 2,
  date: '2017-12-05',
  condition: 'Text',
  party: 'Text',
  voters: 'Text',
}
const race: Required<Race> = {
  ...aRace,
  group: 'citywide',
  voteFor: 7,
  ranks: 7,
  rankRules: { skipped: 'Text', shared: 'Text', repeated: 'Text' },
  seats: 7,
  advance,
  term: 'Text',
  unexpired: true,
  partisan: false,
  writeIns: true,
  noVote: { reason: 'canceled', sources: [aSource] },
  identifyingWords: ['Text'],
  ocdId: 'ocd-division/country:us/state:ma/place:springfield',
  about: 'Text',
  links: [{ label: 'Text', url: 'https://news.example/', publisher: 'Text', date: '2017-10' }],
}
const question: Required<Omit<Question, 'answers'>> = {
  ...aQuestion,
  kind: 'recall',
  person: 'Text',
  candidate: 'ada-byron',
  number: 'Text',
  group: 'citywide',
  threshold: 'Text',
  advisory: true,
  text: 'Text',
  language: 'es',
  summary: 'Text',
  yes: 'Text',
  no: 'Text',
  cost: 'Text',
  arguments: [{ side: 'for', text: 'Text', by: 'Text', sources: [aSource] }],
}
const choice: Question = {
  ...aQuestion,
  id: 'question-2',
  threshold: 'Text',
  answers: [{ id: 'a', label: 'Text', meaning: 'Text' }],
  arguments: [{ side: 'against', answer: 'a', text: 'Text', by: 'Text', sources: [aSource] }],
}
const withdrawn = { date: '2017-10-21', onBallot: true, sources: [anUnlinkedSource] }
const runningMates = [{ name: 'Text', office: 'Text' }, { name: 'Text' }]
const candidacy = {
  incumbent: true,
  writeIn: true,
  runningMates,
  ballotOrder: 1,
  result: 'not elected',
  votes: 1200,
} as const
const candidate: Required<Candidate> = {
  ...aCandidate(),
  ...candidacy,
  withdrawn,
  person: 'ada-byron',
  photo: 'ada-byron',
  photoCredit: 'Text',
  wikidata: 'Q43',
  partySource: anUnlinkedSource,
  partyYear: 2015,
  parties: ['Text'],
  noParty: true,
  photoFocus: {},
  links: {
    website: 'https://ada.example/',
    email: 'ada@ada.example',
    phone: '555-0101',
    facebook: 'https://facebook.example/ada',
    instagram: 'https://instagram.example/ada',
    x: 'https://x.example/ada',
    bluesky: 'https://bluesky.example/ada',
    tiktok: 'https://tiktok.example/ada',
    youtube: 'https://youtube.example/ada',
    linkedin: 'https://linkedin.example/ada',
  },
  experience: 'Text',
  experienceSources: [aSource],
  language: 'es',
  stances: [
    aStance(1, { topics: ['parks'], how: 'interview', locator: 'Text', language: 'es', reply }),
    aStance(2, { date: '2015-03' }),
  ],
  positions: [{ ...aPosition, reply }],
  noStances: { reason: 'none found', asOf: '2017-10-21' },
  candidacies: [{ race: 'cityCouncil', position: 'Text', ...candidacy, withdrawn }],
}
/** An earlier election in which the first candidate ran, and whose winners moved on to this one. */
const primary: ElectionSummary = {
  date: '2017-09-12',
  path: '/2017-09-12',
  hasResults: true,
  hasLegacyRoutes: false,
  races: [{ id: 'cityCouncil', name: 'Text', advancesTo: election.date }],
  people: [
    { id: 'ada', person: 'ada-byron', name: 'Text', race: 'cityCouncil', result: 'advanced' },
    { id: 'eve', name: 'Text', race: 'cityCouncil', result: 'advanced' },
  ],
}
const guide: Guide = aGuide({
  election,
  groups: [{ id: 'citywide', name: 'Text', everyone: true }],
  areas: [{ id: 'north', name: 'Text', groups: ['citywide'] }],
  races: [race, { ...aRace, id: 'mayor', name: 'Mayor', voteFor: 1, advance }],
  questions: [question, choice],
  topics: [{ id: 'parks', name: 'Text', races: ['cityCouncil'] }],
  questionnaires: textQuestionnaires,
  site: { isArchived: false, hasLegacyRoutes: false, others: [primary] },
  candidates: [candidate, ...['bob-cole', 'cy-dorr'].map((id) => aCandidate({ id, src: `${id}.svg` }))],
})

/** Fields whose form the schema restricts. Every other string except a date is text. */
const restrictedFields = new Set(
  (
    'id path src photo race races candidate url contact timeZone opens closes starts ends reportedAt kind ocdId words party result reason language group groups ' +
    'covers status outcome chosen side answer how topic topics time date email phone corrections website facebook instagram x ' +
    'bluesky tiktok youtube linkedin cityCouncil'
  ).split(' '),
)
const dateForm = /^\d{4}(-\d\d){0,2}$/

/** Path of a text field in the guide, in brackets, like `[candidates.0.name]`. Follows the text in the field. */
export const fieldMarker = / \[(?!data-)[\w.-]+\]/g

/** Builds a guide whose every text field contains `text`, followed by the field's marker. */
export function buildTextGuide(text: string): Guide {
  return markTexts(guide, text)
}

/** Replaces all text in a guide with `text`, followed by the field's marker. */
export function markTexts(original: Guide, text: string): Guide {
  const copy = (value: unknown, path: readonly string[]): unknown => {
    if (typeof value === 'string') {
      // Names of winners are in records of lists, under the id of a race.
      const isName = path.includes('writeInWinners')
      const field = isName ? 'writeInWinners' : (path.findLast((key) => !/^\d+$/.test(key)) ?? '')
      const isStatus = path.includes('statuses')
      // A question may be about a person, by name.
      const isPerson = field === 'person' && !path.includes('questions')
      return isStatus || isPerson || restrictedFields.has(field) || dateForm.test(value)
        ? value
        : `${text} [${path.join('.')}]`
    }
    if (Array.isArray(value)) return value.map((item, index) => copy(item, [...path, String(index)]))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, copy(item, [...path, key])]))
  }
  return copy(original, []) as Guide
}
