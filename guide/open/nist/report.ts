/** A guide as a report in the election standard: NIST SP 1500-100 revision 2, Election Results Common Data Format. */
import { isPrimary } from '@/guide/words/facts'
import { getOwn } from '@/lib/values'
import { findLastUpdate } from '@/guide/ask/guide'
import { listCandidates } from '@/guide/ask/candidates'
import type { Guide, Results, Question, Race } from '@/guide/fields/published'
import { buildCandidates, buildPeople, buildParties, createCandidate, listPeopleOfQuestions } from './candidates'
import { buildCandidateContest, buildOffice, buildQuestionContest, buildUnits, wholeElection } from './contests'
import { createObject, createText } from './objects'
import { describeOutcome } from '@/guide/words/answers'
import { joinSentences } from '@/lib/locale/sentences'
import { phrases } from '@/lib/locale/phrases'
import {
  describeAdvance,
  describeFinality,
  describeNoVote,
  describeOpenSeats,
  describeRecount,
  describeStatus,
} from '@/guide/words/descriptions'
import { findOpenSeats, findPending } from '@/guide/ask/results'
import { formatRaceTitle } from '@/guide/ask/races'

/** Builds the report of a guide. Facts that the data does not have are left out. */
export function buildNistReport(guide: Guide) {
  const { publisher, title, results } = guide.election
  const issuer = publisher?.name ?? title
  return createObject('ElectionReport', {
    Format: 'summary-contest',
    // The data has no time of day, so the report has the first second of the day of the last change.
    GeneratedDate: `${findLastUpdate(guide)}T00:00:00Z`,
    Issuer: issuer,
    // Required by the standard, but a publisher has no abbreviation.
    IssuerAbbreviation: issuer,
    SequenceStart: 1,
    SequenceEnd: 1,
    Status: toReportStatus(guide, results),
    VendorApplicationId: 'city-elections-guide',
    Notes: formatNotes(guide),
    GpUnit: buildUnits(guide),
    Office: guide.races.map((race) => buildOffice(guide, race)),
    Party: buildParties(guide),
    Person: buildPeople(guide),
    Election: [buildElection(guide)],
  })
}

export function formatNistReport(guide: Guide): string {
  return `${JSON.stringify(buildNistReport(guide), undefined, 2)}\n`
}

function buildElection(guide: Guide) {
  const { name, date, results } = guide.election
  const { ballots, unofficial: isRounded } = results?.turnout ?? {}
  return createObject('Election', {
    Name: createText(guide, name),
    StartDate: date,
    EndDate: date,
    // The data does not have the kind of other elections.
    Type: guide.races.every(isPrimary) ? 'primary' : 'other',
    ElectionScopeId: wholeElection,
    Candidate: [
      ...guide.races.flatMap((race) => buildCandidates(guide, race)),
      ...listPeopleOfQuestions(guide).map((about) => createCandidate(guide, about, { PostElectionStatus: undefined })),
    ],
    Contest: [
      ...guide.races.map((race) => buildCandidateContest(guide, race)),
      ...guide.questions.map((question) => buildQuestionContest(guide, question)),
    ],
    BallotCounts:
      ballots === undefined || isRounded
        ? []
        : [createObject('BallotCounts', { GpUnitId: wholeElection, Type: 'total', BallotsCast: ballots })],
  })
}

/** Results count as unofficial unless the data states that they are certified. They are partial while any is undecided. */
function toReportStatus({ races, questions }: Guide, results: Results | undefined) {
  if (!results) return 'pre-election'
  if (results.status === 'certified') return 'certified'
  const isUndecided =
    races.some((race) => findPending(race, results)) ||
    questions.some(({ id }) => (getOwn(results.questions, id)?.outcome ?? 'undecided') === 'undecided')
  return isUndecided ? 'unofficial-partial' : 'unofficial-complete'
}

function formatNotes(guide: Guide): string {
  const { results } = guide.election
  return joinSentences([
    phrases.data.nist.source,
    ...(results ? [describeCertainty(results)].flat() : []),
    ...guide.races.flatMap((race) => nameContest(formatRaceTitle(guide, race), describeRace(guide, race))),
    ...guide.questions.flatMap((question) => nameContest(question.title, describeQuestion(guide, question))),
  ])
}

/** The report has a field for a known status. */
function describeCertainty({ status = 'not known', asOf }: Results): string | [] {
  return status === 'not known' ? describeStatus({ asOf }) : (describeFinality({ asOf }) ?? [])
}

function nameContest(contest: string, sentences: readonly string[]): string[] {
  return sentences.map((sentence) => phrases.data.nist.note({ contest, sentence }))
}

function describeRace(guide: Guide, race: Race): string[] {
  const { results } = guide.election
  return [
    describeNoVote({ race, candidates: listCandidates(guide, race.id) }) ?? [],
    describeAdvance({ race }),
    describeOpenSeats(results && findOpenSeats(race, results)) ?? [],
    ...(results && findPending(race, results) === 'not reported' ? [phrases.data.nist.notReported] : []),
    ...describeRecounts(results, race.id),
  ].flat()
}

function describeQuestion({ election: { results } }: Guide, question: Question): string[] {
  const result = getOwn(results?.questions, question.id)
  return [
    ...(result ? [phrases.data.nist.outcome({ outcome: describeOutcome(question, result) })] : []),
    ...describeRecounts(results, question.id),
  ]
}

function describeRecounts(results: Results | undefined, contest: string): string[] {
  return (results?.recounts ?? []).filter(({ race }) => race === contest).map(describeRecount)
}
