/** People, and their candidacies, which the standard calls candidates. */
import { memoize } from '@/lib/collections'
import { getOwn } from '@/lib/values'
import { listCandidates } from '@/guide/ask/candidates'
import { isNonpartisan } from '@/guide/ask/races'
import { isPrimary } from '@/guide/words/facts'
import { unknownParty, type Candidate, type Guide, type Race } from '@/guide/fields/published'
import { buildId, createIdentifiers, createObject, createText } from './objects'

/** Creates every person once: the candidates, then those without a file. */
export function buildPeople(guide: Guide) {
  return [
    ...guide.candidates.map((candidate) =>
      createObject('Person', {
        '@id': buildId('person', candidate.id),
        FullName: createText(guide, candidate.name),
        ExternalIdentifier: createIdentifiers(candidate.wikidata, 'wikidata'),
        PartyId: findPartyIds(guide, candidate).at(0),
      }),
    ),
    ...[
      ...listPeopleOfQuestions(guide).filter(({ candidate }) => candidate === undefined),
      ...guide.races.flatMap((race) => listCandidates(guide, race.id).flatMap((each) => listRunningMates(race, each))),
      ...guide.races.flatMap((race) => listWriteInWinners(guide, race)),
    ].map(({ personId, name }) =>
      createObject('Person', { '@id': personId, FullName: createText(guide, name), PartyId: undefined }),
    ),
  ]
}

/** Includes those who withdrew, and write-in winners without a file. */
export function buildCandidates(guide: Guide, race: Race) {
  // Winners in results that are marked as unofficial are only projected.
  const winner = guide.election.results?.status === 'unofficial' ? 'projected-winner' : 'winner'
  return [
    ...listCandidates(guide, race.id).flatMap((candidate) => {
      const statuses = {
        PreElectionStatus: candidate.withdrawn && 'withdrawn',
        PostElectionStatus: toPostElectionStatus(candidate, race, winner),
      }
      return [
        createCandidate(guide, nameCandidate(race, candidate), {
          IsIncumbent: candidate.incumbent,
          // The ballot of a nonpartisan race names no parties.
          PartyId: isNonpartisan(guide, race) ? undefined : findPartyIds(guide, candidate).at(0),
          ...statuses,
        }),
        ...listRunningMates(race, candidate).map((mate) => createCandidate(guide, mate, statuses)),
      ]
    }),
    ...listWriteInWinners(guide, race).map((each) => createCandidate(guide, each, { PostElectionStatus: winner })),
  ]
}

/** The ids of a person, and of a candidacy of that person, which the standard calls a candidate. */
type NamedPerson = ReturnType<typeof nameOther>

export function nameCandidate({ id: race }: Race, { id, name }: Candidate): NamedPerson {
  return { personId: buildId('person', id), candidateId: buildId('candidate', race, id), name }
}

/** A person without a file. */
function nameOther(name: string, ...parts: readonly string[]) {
  return { personId: buildId('person', ...parts), candidateId: buildId('candidate', ...parts), name }
}

export function createCandidate<Fields extends object>(guide: Guide, person: NamedPerson, fields: Fields) {
  const { personId, candidateId, name } = person
  return createObject('Candidate', {
    '@id': candidateId,
    BallotName: createText(guide, name),
    PersonId: personId,
    ...fields,
  })
}

export function listPeopleOfQuestions({ questions }: Guide) {
  return questions.flatMap(({ id, kind, person, candidate }) =>
    kind && person
      ? [{ ...nameOther(person, id), personId: buildId('person', candidate ?? id), question: id, candidate }]
      : [],
  )
}

export function listWriteInWinners({ election }: Guide, { id }: Race) {
  const names = getOwn(election.results?.writeInWinners, id) ?? []
  return names.map((name, index) => nameOther(name, id, 'writeIn', String(index + 1)))
}

export function listRunningMates({ id: race }: Race, { id, runningMates = [] }: Candidate) {
  return runningMates.map(({ name }, index) => nameOther(name, race, id, 'runningMate', String(index + 1)))
}

/** True for a primary of a party, whose winners are winners in the standard. Those of others advance to a runoff. */
export function isPartyPrimary(race: Race): boolean {
  return isPrimary(race) && race.advance?.party !== undefined
}

function toPostElectionStatus({ result, withdrawn }: Candidate, race: Race, winner: 'winner' | 'projected-winner') {
  if (result === 'acclaimed') return 'winner'
  if (result === 'advanced') return isPartyPrimary(race) ? winner : 'advanced-to-runoff'
  if (result === 'elected') return winner
  if (withdrawn) return 'withdrawn'
  return result && 'defeated'
}

export function buildParties(guide: Guide) {
  return [...indexParties(guide)].map(([name, id]) =>
    createObject('Party', { '@id': id, Name: createText(guide, name) }),
  )
}

/** Returns the `@id` of each party that a candidate stated, in the order of the ballot. */
export function findPartyIds(guide: Guide, candidate: Candidate): readonly string[] {
  return findParties(guide, candidate).flatMap((name) => indexParties(guide).get(name) ?? [])
}

/** Returns the `@id` of the party whose primary a race is, in a list. Undefined for other races. */
export function findPrimaryParties(guide: Guide, { advance }: Race): readonly string[] | undefined {
  const id = indexParties(guide).get(advance?.party ?? '')
  return id === undefined ? undefined : [id]
}

/** The `@id` of each party by its name. */
const indexParties = memoize((guide: Guide): ReadonlyMap<string, string> => {
  const ofCandidates = guide.candidates.flatMap((candidate) => findParties(guide, candidate))
  const ofPrimaries = guide.races.flatMap(({ advance }) => advance?.party ?? [])
  const names = [...new Set([...ofCandidates, ...ofPrimaries])].toSorted()
  return new Map(names.map((name, index) => [name, buildId('party', String(index + 1))]))
})

/** The standard has no field for the year of a statement, so a party of another year is left out. */
function findParties({ election }: Guide, { party, parties = [party], noParty, partyYear }: Candidate) {
  const year = Number(election.date.slice(0, 4))
  return noParty || party === unknownParty || (partyYear ?? year) !== year ? [] : parties
}
