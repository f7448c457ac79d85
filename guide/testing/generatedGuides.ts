import {
  array,
  boolean,
  constant,
  constantFrom,
  dictionary,
  nat,
  option,
  record,
  subarray,
  tuple,
  uniqueArray,
  type Arbitrary,
} from 'fast-check'
import { candidateResults, type Candidacy, type Guide, type Source } from '@/guide/fields/published'
import { aCandidate, aGuide, anElection, aQuestion, aRace, aSource } from './factories'

/** A fact with its source. */
const cited = <Fields extends object>(fields: { readonly [Key in keyof Fields]: Arbitrary<Fields[Key]> }) =>
  record<Fields>(fields).map((values): Fields & { readonly sources: readonly Source[] } => ({
    ...values,
    sources: [aSource],
  }))

/** Ids that differ, but whose parts may be mistaken for one another when joined. */
const candidateIds = ['a', 'b', 'a-b', 'yes', 'no', 'writein', '1']
const raceIds = ['a', 'a-b', 'B', 'writeIn', '1']
const questionIds = ['q', 'q-a']
const groupIds = ['unit', 'ward-1', 'all']

const maybe = <Value>(arbitrary: Arbitrary<Value>) => option(arbitrary, { nil: undefined })
const group = maybe(constantFrom(...groupIds))
const positive = nat(9).map((number) => number + 1)

const race = (id: string) =>
  record({
    group,
    voteFor: maybe(positive),
    seats: maybe(positive),
    term: maybe(constantFrom('Two years')),
    unexpired: maybe(boolean()),
    partisan: maybe(boolean()),
    advance: maybe(
      record({
        count: positive,
        date: constantFrom('2017-12-05'),
        condition: maybe(constantFrom('If.')),
        party: maybe(constantFrom('Democrat', 'Party C')),
      }),
    ),
    noVote: maybe(cited({ reason: constantFrom('acclaimed' as const, 'canceled' as const) })),
  }).map((fields) => ({ ...aRace, ...fields, id, name: `Race ${id}` }))

const candidacy: Arbitrary<Candidacy> = record({
  race: constantFrom(...raceIds),
  ballotOrder: maybe(positive),
  incumbent: maybe(boolean()),
  writeIn: maybe(boolean()),
  runningMates: maybe(constantFrom([{ name: 'Bo Li' }, { name: 'Al', office: 'Deputy' }])),
  withdrawn: maybe(cited({ onBallot: maybe(boolean()) })),
  result: maybe(constantFrom(...candidateResults)),
  votes: maybe(nat()),
  position: constant('Candidate'),
})

const candidate = (id: string) =>
  record({
    candidacies: uniqueArray(candidacy, { minLength: 1, maxLength: 3, selector: ({ race: raceId }) => raceId }),
    party: constantFrom('N/A', 'Democrat', 'Unenrolled', 'Party "A" & B'),
    partyYear: maybe(constantFrom(2013, 2017)),
    noParty: maybe(boolean()),
  }).map((fields) => aCandidate({ ...fields.candidacies[0], ...fields, id, name: `Name ${id}` }))

const results = cited({
  status: maybe(constantFrom('unofficial' as const, 'certified' as const, 'not known' as const)),
  asOf: maybe(constantFrom('2017-11-08')),
  reportedAt: maybe(constantFrom('21:40')),
  writeInWinners: dictionary(constantFrom(...raceIds), array(constantFrom('Sunny Wells', 'Al'), { maxLength: 2 })),
  open: dictionary(
    constantFrom(...raceIds),
    cited({ reason: constantFrom('vacant' as const, 'undecided' as const), seats: maybe(positive) }),
  ),
  votes: dictionary(
    constantFrom(...raceIds),
    record({ candidates: constant({}), writeIns: maybe(nat()), blanks: maybe(nat()), ballots: maybe(nat()) }),
  ),
  questions: dictionary(
    constantFrom(...questionIds),
    record({
      outcome: constantFrom('passed' as const, 'failed' as const, 'undecided' as const, 'chosen' as const),
      votes: maybe(dictionary(constantFrom('yes', 'b'), nat())),
      chosen: maybe(constantFrom('yes', 'b')),
      yes: maybe(nat()),
      no: maybe(nat()),
    }),
  ),
  recounts: array(
    cited({
      race: constantFrom(...raceIds, ...questionIds),
      date: maybe(constantFrom('2017-12-01')),
      text: constant('Held.'),
    }),
  ),
  turnout: maybe(cited({ ballots: nat(), registered: maybe(nat()) })),
  winners: constant({}),
})

/** A guide whose parts refer to one another. Its results need not agree with each other. */
export const aGeneratedGuide: Arbitrary<Guide> = record({
  everyone: constantFrom(...groupIds, undefined),
  races: subarray(raceIds, { minLength: 1 }),
  questions: subarray(questionIds),
  candidates: subarray(candidateIds),
  results: maybe(results),
  state: maybe(constantFrom('Anystate')),
}).chain(({ everyone, races, questions, candidates, ...election }) =>
  record({
    races: tuple(...races.map(race)),
    questions: tuple(
      ...questions.map((id) =>
        record({
          group,
          number: maybe(constantFrom('1', '2A')),
          text: maybe(constantFrom('Shall the city act?')),
          answers: maybe(constantFrom(['yes', 'b'].map((answer) => ({ id: answer, label: `Answer ${answer}` })))),
          threshold: maybe(constantFrom('60 percent')),
          advisory: maybe(boolean()),
        }).map((fields) => ({ ...aQuestion, ...fields, id })),
      ),
    ),
    candidates: tuple(...candidates.map(candidate)),
  }).map((parts) =>
    aGuide({
      ...parts,
      groups: groupIds.map((id) => ({ id, name: `Group ${id}`, everyone: id === everyone })),
      election: { ...anElection, ...election },
    }),
  ),
)
