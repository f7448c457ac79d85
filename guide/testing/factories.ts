import { buildComparison, type Comparison } from '@/guide/ask/pages/comparison'
import { buildBallotContests, type BallotContest } from '@/guide/ask/pages/ballot'
import type {
  Candidacy,
  Candidate,
  Election,
  Guide,
  Position,
  Question,
  Race,
  Source,
  Stance,
} from '@/guide/fields/published'

export const aSource: Source = {
  id: 'interview',
  title: 'Interview',
  publisher: 'Town Radio',
  date: '2017-10-20',
  url: 'https://radio.example/interview',
}

export const anUnlinkedSource: Source = { id: 'minutes', title: 'Minutes', publisher: 'City', date: 'undated page' }

export function aStance(number: number, fields: Partial<Stance> = {}): Stance {
  return { number, title: `Title ${number}`, text: `Text ${number}.`, date: '2017', sources: [aSource], ...fields }
}

/** A candidate with two stances, who runs in one race unless `candidacies` has others. `fields` override the defaults. */
export function aCandidate(fields: Partial<Candidate> = {}): Candidate {
  const candidate = {
    id: 'ada-byron',
    src: 'ada-byron.svg',
    name: 'Ada Byron',
    sortName: 'Byron, Ada',
    race: 'cityCouncil',
    position: 'Anytown City Council Candidate',
    incumbent: false,
    party: 'N/A',
    positions: [],
    experience: 'Writes programs.',
    stances: [aStance(1), aStance(2)],
    sources: [aSource],
    updated: '2017-10-21',
    research: {},
    ...fields,
  }
  return { ...candidate, candidacies: fields.candidacies ?? [toCandidacy(candidate)] }
}

function toCandidacy(candidate: Candidacy): Candidacy {
  const { race, position, ballotOrder, incumbent, writeIn, runningMates, withdrawn, result, votes } = candidate
  return { race, position, ballotOrder, incumbent, writeIn, runningMates, withdrawn, result, votes }
}

export const aPosition: Position = { topic: 'parks', text: 'Text of a position.', date: '2017', sources: [aSource] }

export const aQuestion: Question = { id: 'question-1', title: 'A new library', sources: [aSource] }

export function aGuide(fields: Partial<Guide> = {}): Guide {
  return {
    election: anElection,
    groups: [],
    areaKinds: [],
    areas: [],
    streets: [],
    races: [aRace],
    questions: [],
    topics: [],
    terms: [],
    candidates: [aCandidate()],
    questionnaires: [],
    files: { election: 'data/anytown-2017/election.yaml', candidates: {} },
    ...fields,
  }
}

export function aComparison(fields: Partial<Guide> = {}): Comparison {
  const guide = aGuide(fields)
  return buildComparison(guide, guide.races[0] ?? aRace)
}

export function aBallot(fields: Partial<Guide> = {}): readonly BallotContest[] {
  return buildBallotContests(aGuide(fields))
}

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
  date: '2017-11-07',
  timeZone: 'America/New_York',
  nonpartisan: true,
  updated: '2017-10-20',
  when: {
    hours: { opens: '07:00', closes: '20:00', covers: 'this election', sources: [aSource] },
    deadlines: [
      { label: 'Last day to register', date: '2017-10-28', kind: 'registration', covers: 'state', sources: [aSource] },
    ],
  },
  where: {
    finder: {
      label: 'Find your polling place',
      url: 'https://state.example/where',
      covers: 'state',
      publisher: 'State of Anystate',
      sources: [aSource],
    },
    offices: [
      {
        name: 'Elections Office',
        place: 'City Hall',
        url: 'https://city.example/',
        covers: 'this election',
        sources: [anUnlinkedSource],
      },
    ],
  },
  how: {
    instructions: {
      links: [
        { label: 'How to vote', url: 'https://state.example/how' },
        { label: 'Voting by mail', url: 'https://state.example/mail' },
      ],
      covers: 'state',
      publisher: 'State of Anystate',
      sources: [aSource],
    },
  },
  corrections: [],
}
