/** For tests: small made-up parts of a guide. */
import type { Candidate, Election, Race, Source, Stance } from '../types'

/** A source that may be linked. */
export const aSource: Source = {
  id: 'interview',
  title: 'Interview',
  publisher: 'Town Radio',
  date: '2023-10-20',
  url: 'https://radio.example/interview',
}

/** A source that is cited only. */
export const anUnlinkedSource: Source = { id: 'minutes', title: 'Minutes', publisher: 'City', date: 'undated page' }

/** A stance of the election's year, unless its fields say otherwise. */
export function aStance(number: number, fields: Partial<Stance> = {}): Stance {
  return { number, title: `Title ${number}`, text: `Text ${number}.`, year: 2023, sources: [aSource], ...fields }
}

/** A candidate with two stances, unless the fields say otherwise. */
export function aCandidate(fields: Partial<Candidate> = {}): Candidate {
  return {
    id: 'ada-byron',
    src: 'ada-byron.svg',
    name: 'Ada Byron',
    sortName: 'Byron, Ada',
    race: 'cityCouncil',
    position: 'Anytown City Council Candidate',
    incumbent: false,
    party: 'N/A',
    experience: 'Writes programs.',
    stances: [aStance(1), aStance(2)],
    sources: [aSource],
    updated: '2023-10-21',
    ...fields,
  }
}

/** A race. */
export const aRace: Race = {
  id: 'cityCouncil',
  name: 'City Council',
  position: 'Anytown City Council Candidate',
  voteFor: 7,
  sources: [aSource],
}

/** An election with every voting fact. */
export const anElection: Election = {
  city: 'Anytown',
  state: 'Anystate',
  title: 'Anytown City Elections',
  name: 'Anytown municipal election',
  date: '2023-11-07',
  timeZone: 'America/New_York',
  nonpartisan: true,
  updated: '2023-10-20',
  when: {
    hours: { opens: '07:00', closes: '20:00', sources: [aSource] },
    deadlines: [{ label: 'Last day to register', date: '2023-10-28', sources: [aSource] }],
  },
  where: {
    finder: { label: 'Find your polling place', url: 'https://state.example/where', sources: [aSource] },
    office: { name: 'Elections Office', place: 'City Hall', url: 'https://city.example/', sources: [anUnlinkedSource] },
  },
  how: {
    links: [
      { label: 'How to vote', url: 'https://state.example/how' },
      { label: 'Voting by mail', url: 'https://state.example/mail' },
    ],
    sources: [aSource],
  },
  corrections: [],
}
