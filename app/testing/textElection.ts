/** The election of {@link buildTextGuide}, with every field. */
import { anElection, aSource } from '@/guide/testing/factories'
import type { Election, Results } from '@/guide/fields/published'

const fact = { covers: 'another year', publisher: 'Text', sources: [aSource] } as const
// `Required` is a type error here when a schema gets another field.
const results: Required<Results> = {
  status: 'unofficial',
  asOf: '2017-11-08',
  reportedAt: '21:40',
  winners: { cityCouncil: ['ada-byron'] },
  advancing: { cityCouncil: ['bob-cole'] },
  writeInWinners: { cityCouncil: ['Text'] },
  open: { cityCouncil: { reason: 'vacant', seats: 1, sources: [aSource] } },
  votes: { cityCouncil: { candidates: { 'ada-byron': 1200 }, writeIns: 3, blanks: 4, ballots: 2000 } },
  questions: {
    'question-1': { outcome: 'recalled', yes: 1000, no: 900 },
    'question-2': { outcome: 'chosen', votes: { a: 7 }, chosen: 'a' },
  },
  turnout: { ballots: 2000, registered: 4000, sources: [aSource] },
  recounts: [{ race: 'cityCouncil', date: '2017-12-09', text: 'Text', sources: [aSource] }],
  sources: [aSource],
}
export const election: Required<Election> = {
  ...anElection,
  state: 'Anystate',
  languages: ['en'],
  legacyRoutes: true,
  research: { statements: true, parties: true, questions: true },
  kind: 'city',
  ocdId: 'ocd-division/country:us/state:ma/place:springfield',
  wikidata: 'Q42',
  license: { name: 'Text', url: 'https://license.example/' },
  publisher: {
    name: 'Text',
    url: 'https://guide.example/',
    funding: 'Text',
    method: 'Text',
    contact: 'editors@guide.example',
    corrections: 'https://guide.example/corrections',
  },
  when: {
    hours: { opens: '07:00', closes: '20:00', ...fact },
    groupHours: [{ group: 'citywide', opens: '07:00', closes: '20:00', ...fact }],
    periods: [
      {
        label: 'Text',
        from: '2017-10-21',
        to: '2017-10-27',
        opens: '09:00',
        closes: '17:00',
        place: 'Text',
        group: 'citywide',
        ...fact,
      },
    ],
    deadlines: [{ label: 'Text', date: '2017-10-28', time: '17:00', group: 'citywide', ...fact }],
  },
  where: {
    finder: { label: 'Text', url: 'https://state.example/where', ...fact },
    places: [{ name: 'Text', place: 'Text', url: 'https://city.example/', group: 'citywide', ...fact }],
    offices: [
      {
        name: 'Text',
        place: 'Text',
        url: 'https://city.example/',
        phone: '555-0100',
        email: 'clerk@city.example',
        hours: 'Text',
        group: 'citywide',
        ...fact,
      },
    ],
  },
  how: {
    instructions: { links: [{ label: 'Text', url: 'https://state.example/how' }], ...fact },
    methods: [{ label: 'Text', text: 'Text', url: 'https://state.example/mail', group: 'citywide', ...fact }],
    identification: { text: 'Text', url: 'https://state.example/id', ...fact },
    accessibility: { text: 'Text', url: 'https://state.example/access', ...fact },
  },
  events: [
    {
      name: 'Text',
      races: ['cityCouncil'],
      date: '2017-10-03',
      starts: '19:00',
      ends: '21:00',
      place: 'Text',
      url: 'https://forum.example/',
      canceled: true,
      sources: [aSource],
    },
  ],
  corrections: [{ date: '2017-10-22', candidate: 'ada-byron', text: 'Text' }],
  results,
}
