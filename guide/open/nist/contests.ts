import { countSeats } from '@/guide/words/facts'
import { getOwn } from '@/lib/values'
import { countAnswers } from '@/guide/words/answers'
import { listCandidates } from '@/guide/ask/candidates'
import { isNonpartisan, findLocalGroup } from '@/guide/ask/races'
import type { Guide, Question, Race } from '@/guide/fields/published'
import {
  findPartyIds,
  findPrimaryParties,
  isPartyPrimary,
  listPeopleOfQuestions,
  listRunningMates,
  listWriteInWinners,
  nameCandidate,
} from './candidates'
import { buildId, createIdentifiers, createObject, createText, createVoteCounts } from './objects'

export function buildOffice(guide: Guide, race: Race) {
  const { name, about, term, unexpired, ocdId } = race
  return createObject('Office', {
    '@id': buildId('office', race.id),
    Name: createText(guide, name),
    Description: about === undefined ? undefined : createText(guide, about),
    ElectionDistrictId: findUnit(guide, race),
    ExternalIdentifier: createIdentifiers(ocdId),
    IsPartisan: !isNonpartisan(guide, race),
    Term:
      term || unexpired
        ? createObject('Term', { Label: term, Type: unexpired ? 'unexpired-term' : undefined })
        : undefined,
  })
}

export function buildCandidateContest(guide: Guide, race: Race) {
  const unit = findUnit(guide, race)
  return createObject('CandidateContest', {
    '@id': buildId('contest', race.id),
    Name: race.name,
    ElectionDistrictId: unit,
    OfficeIds: [buildId('office', race.id)],
    VoteVariation: race.ranks === undefined ? undefined : 'rcv',
    // The data may leave both numbers out only if no vote is held.
    VotesAllowed: race.ranks ?? race.voteFor ?? 0,
    NumberElected: isPartyPrimary(race) ? race.advance?.count : countSeats(race),
    NumberRunoff: isPartyPrimary(race) ? undefined : race.advance?.count,
    PrimaryPartyIds: findPrimaryParties(guide, race),
    ContestSelection: buildCandidateSelections(guide, race, unit),
    OtherCounts: buildOtherCounts(guide, race, unit),
  })
}

export function buildQuestionContest(guide: Guide, question: Question) {
  const { id, number, title, text, language, summary, threshold } = question
  const about = listPeopleOfQuestions(guide).find((each) => each.question === id)
  const unit = findUnit(guide, question)
  const { answers } = countAnswers(question, getOwn(guide.election.results?.questions, id))
  return createObject(about ? 'RetentionContest' : 'BallotMeasureContest', {
    '@id': buildId('contest', id),
    Name: title,
    CandidateId: about?.candidateId,
    ...toMeasureType(question),
    ElectionDistrictId: unit,
    ExternalIdentifier: createIdentifiers(number, 'ballot-number'),
    FullText: text === undefined ? undefined : createText(guide, text, language),
    SummaryText: summary === undefined ? undefined : createText(guide, summary),
    PassageThreshold: threshold === undefined ? undefined : createText(guide, threshold),
    ContestSelection: answers.map((answer) =>
      createObject('BallotMeasureSelection', {
        '@id': buildId('selection', id, answer.id),
        Selection: createText(guide, answer.label),
        VoteCounts: createVoteCounts(unit, answer.votes),
      }),
    ),
  })
}

/** The standard has types of its own for recalls, but not for retentions and advisory questions. */
function toMeasureType({ kind, advisory }: Question) {
  if (kind === 'recall') return { Type: kind }
  const other = kind ?? (advisory ? 'advisory' : undefined)
  return other === undefined ? { Type: 'ballot-measure' } : { Type: 'other', OtherType: other }
}

/** The choices of a race. A candidate who withdrew is one only if the name is on the ballot or got votes. */
function buildCandidateSelections(guide: Guide, race: Race, unit: string) {
  const choices = listCandidates(guide, race.id).filter(
    ({ withdrawn, votes, result }) => !withdrawn || withdrawn.onBallot || votes !== undefined || result === 'elected',
  )
  const { rounds } = getOwn(guide.election.results?.votes, race.id) ?? {}
  return [
    ...choices.map((candidate) =>
      createObject('CandidateSelection', {
        '@id': buildId('selection', race.id, candidate.id),
        CandidateIds: [nameCandidate(race, candidate), ...listRunningMates(race, candidate)].map(
          ({ candidateId }) => candidateId,
        ),
        // A candidate has one party in the standard. Only a line of the ballot may have several.
        EndorsementPartyIds:
          candidate.parties && !isNonpartisan(guide, race) ? findPartyIds(guide, candidate) : undefined,
        IsWriteIn: candidate.writeIn,
        SequenceOrder: candidate.ballotOrder,
        VoteCounts: createVoteCounts(unit, candidate.votes, getOwn(rounds, candidate.id)),
      }),
    ),
    ...listWriteInWinners(guide, race).map(({ candidateId }, index) =>
      createObject('CandidateSelection', {
        '@id': buildId('selection', race.id, 'writeIn', String(index + 1)),
        CandidateIds: [candidateId],
        IsWriteIn: true,
      }),
    ),
  ]
}

function buildOtherCounts({ election }: Guide, { id, voteFor, ranks }: Race, unit: string) {
  const { writeIns, blanks } = getOwn(election.results?.votes, id) ?? {}
  // Blanks may be ballots or votes, which are the same only in a race with one vote.
  const undervotes = voteFor === 1 || ranks !== undefined ? blanks : undefined
  return writeIns === undefined && undervotes === undefined
    ? []
    : [createObject('OtherCounts', { GpUnitId: unit, WriteIns: writeIns, Undervotes: undervotes })]
}

/** `@id` of the city, town or region of the whole election. */
export const wholeElection = buildId('unit')

export function buildUnits(guide: Guide) {
  const { city, state, kind = 'other', ocdId, results } = guide.election
  const groups = guide.groups.filter(({ id }) => findLocalGroup(guide, id) !== undefined)
  return [
    createObject('ReportingUnit', {
      '@id': wholeElection,
      Name: createText(guide, state === undefined ? city : `${city}, ${state}`),
      Type: kind,
      ExternalIdentifier: createIdentifiers(ocdId),
      VotersRegistered: results?.turnout?.registered,
    }),
    ...groups.map(({ id, name, kind: groupKind = 'other', ocdId: groupOcdId }) =>
      createObject('ReportingUnit', {
        '@id': buildId('unit', id),
        Name: createText(guide, name),
        Type: groupKind,
        ExternalIdentifier: createIdentifiers(groupOcdId),
      }),
    ),
  ]
}

/** Returns the `@id` of the unit whose voters vote in a race or on a question. */
function findUnit(guide: Guide, { group }: { readonly group?: string }): string {
  const local = findLocalGroup(guide, group)
  return local === undefined ? wholeElection : buildId('unit', local)
}
