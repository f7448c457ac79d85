/** Queries on the whole ballot of a Guide, for the landing page. All are pure functions. */
import { countSeats, isPrimary } from '@/guide/words/facts'
import { getOwn } from '@/lib/getOwn'
import { listAnswers } from '@/guide/words/answers'
import { phrases } from '@/lib/locale/phrases'
import { describePerson, describeRules } from '@/guide/words/sentences'
import { findRaceRows } from './candidateFacts'
import { findOtherRounds } from './otherElections'
import { countReported, countVotes, findPending } from './results'
import { listCandidates, describeCandidateOrder, getRace, countRunning, isCompared } from './guide'
import { hasRaceIndex, hasRivalPrimary, findLocalGroup, getRacePath, formatRaceTitle } from './races'
import type { Candidacy, Candidate, Guide, Race, Results } from '@/guide/fields/published'
import { toTelephoneUrl } from '@/lib/telephone'
import { joinSentences } from '@/lib/locale/joinSentences'
import type { View } from './view'

export type BallotRace = View<ReturnType<typeof buildBallotRaces>[number]>
export type RaceSheetContent = ReturnType<typeof buildRaceSheets>[number]
export type RaceResults = View<ReturnType<typeof buildRaceResults>[number]>

/** Numbers of the whole election. A person who runs in several races counts once. */
export type ElectionCounts = View<ReturnType<typeof countElection>>
export type ElectionOffice = NonNullable<ReturnType<typeof findElectionOffice>>
export type NamedRecount = View<ReturnType<typeof nameRecounts>[number]>

/** A race, or a question, which has no `ballotRace`. */
export type BallotContest = ReturnType<typeof buildBallotContests>[number]

export function buildBallotRaces(guide: Guide) {
  const { results } = guide.election
  const hasOrders = describeOrders(guide).length > 1
  return guide.races.map((race) => {
    const candidates = listCandidates(guide, race.id)
    const writeInWinners = getOwn(results?.writeInWinners, race.id) ?? []
    return {
      race,
      path: getRacePath(guide, race.id),
      localGroup: findLocalGroup(guide, race.group),
      candidates,
      /** Number of candidates who have not withdrawn. */
      runningCount: countRunning(candidates),
      hasResults: findRaceRows(guide, race.id).result,
      /** Number of people elected, including write-in winners. */
      electedCount: candidates.filter(isElected).length + writeInWinners.length,
      writeInWinners,
      open: results && findOpenSeats(race, results),
      /** Why a race with a vote has no outcome for everyone. Undefined before there are results. */
      pending: results && findPending(race, results),
      recounts: (results?.recounts ?? []).filter((recount) => recount.race === race.id).map(({ text }) => text),
      /** True if a voter must choose between the primaries of several parties. Undefined after the election. */
      hasRival: results ? undefined : hasRivalPrimary(guide, race),
      /** As a sentence. Undefined if all races have the same. */
      order: hasOrders && candidates.length > 1 ? describeCandidateOrder(candidates) : undefined,
    }
  })
}

/** The seats without a winner. In a primary, the places of those who move on. */
export function findOpenSeats(race: Race, results: Results) {
  const { winners, advancing, writeInWinners, open } = results
  const pending = findPending(race, results) === 'undecided' ? 'undecided' : undefined
  const { reason = pending, seats } = getOwn(open, race.id) ?? {}
  if (!reason) return undefined
  const total = race.advance && isPrimary(race) ? race.advance.count : countSeats(race)
  const taken = [winners, writeInWinners, isPrimary(race) ? advancing : {}].flatMap((all) => getOwn(all, race.id) ?? [])
  return { reason, seats: seats ?? (total ?? taken.length) - taken.length, isPrimary: isPrimary(race) }
}

/** Counts the people and seats of an election, without canceled races. */
export function countElection(guide: Guide) {
  const { election, candidates } = guide
  const races = guide.races.filter(({ noVote }) => noVote?.reason !== 'canceled')
  const seats = races.map(countSeats)
  const isRunning = (candidacy: Candidacy) => !candidacy.withdrawn && races.includes(getRace(guide, candidacy))
  const count = (test: (candidacy: Candidacy) => boolean) =>
    candidates.filter(({ candidacies }) => candidacies.some(test)).length
  const { results } = election
  const writeIns = new Set(Object.values(results?.writeInWinners ?? {}).flat()).size
  const undecided = races
    .flatMap((race) => (results && findOpenSeats(race, results)) ?? [])
    .filter(({ reason }) => reason === 'undecided')
  const countUndecided = (ofPrimaries: boolean) =>
    undecided.reduce((sum, open) => sum + (open.isPrimary === ofPrimaries ? open.seats : 0), 0)
  return {
    people: count(isRunning),
    seats: seats.reduce((sum, each) => (sum === undefined || each === undefined ? undefined : sum + each), 0),
    outcome: results && {
      elected: count(isElected) + writeIns,
      writeIns,
      advancing: count(({ result }) => result === 'advanced'),
      ...countReported(guide),
      undecidedSeats: countUndecided(false),
      /** Places of those who move on to another election. */
      undecidedPlaces: countUndecided(true),
    },
  }
}

function isElected({ result }: Candidacy): boolean {
  return result === 'elected' || result === 'acclaimed'
}

/** Returns the recounts with the names of their contests. Omits text that the columns of dated races contain. */
export function nameRecounts(guide: Guide) {
  const { election, races, questions } = guide
  const columns = hasRaceIndex(guide) ? [] : races.map(({ id }) => id)
  const names = new Map([
    ...races.map(({ id, name }) => [id, name] as const),
    ...questions.map(({ id, title, number }) => [id, phrases.questions.name({ title, number })] as const),
  ])
  return (election.results?.recounts ?? []).map(({ race, date, text }) => ({
    contest: names.get(race) ?? race,
    date,
    text: date && columns.includes(race) ? undefined : text,
  }))
}

/** The order of the candidates, if it is the same in all races, and whether the ballot names parties, as sentences. */
export function describeOrderAndParties(guide: Guide): string {
  const orders = describeOrders(guide)
  return joinSentences([...(orders.length === 1 ? orders : []), describeParties(guide)])
}

/** A sentence if the ballot names no parties, else undefined. */
export function describeParties({ election, races }: Guide): string | undefined {
  if (!election.nonpartisan) return undefined
  return races.some(({ partisan }) => partisan) ? phrases.landing.mostlyNonpartisan : phrases.landing.nonpartisan
}

/** The different orders of candidates, as sentences. An order needs two candidates. */
function describeOrders(guide: Guide): readonly string[] {
  const lists = guide.races.map(({ id }) => listCandidates(guide, id)).filter(({ length }) => length > 1)
  return [...new Set(lists.map(describeCandidateOrder))]
}

export function buildRaceSheets(guide: Guide) {
  const { nonpartisan, date, results } = guide.election
  return buildBallotRaces(guide).map((ballotRace) => ({
    ballotRace,
    rows: findRaceRows(guide, ballotRace.race.id),
    isCompared: isCompared(guide, ballotRace.race.id),
    nonpartisan,
    isOver: results !== undefined,
    electionDate: date,
  }))
}

/** A candidate's statements with their names: the title of a key stance, or the topic of a position. */
function nameStatements({ topics }: Guide, { stances, positions }: Candidate) {
  return [
    ...stances.map(({ title, text, original, language }) => ({ name: title, text, original, language })),
    ...positions.map(({ topic, text, original }) => ({
      name: topics.find(({ id }) => id === topic)?.name ?? '',
      text,
      original,
      language: undefined,
    })),
  ]
}

/** The races, then the questions, in the order of the file. */
export function buildBallotContests(guide: Guide) {
  return [
    ...buildBallotRaces(guide).map((ballotRace) => ({
      id: ballotRace.race.id,
      title: formatRaceTitle(guide, ballotRace.race),
      localGroup: ballotRace.localGroup,
      ballotRace,
      /** For each candidate, in the same order. */
      statements: ballotRace.candidates.map((candidate) => nameStatements(guide, candidate)),
    })),
    ...guide.questions.map((question) => ({
      id: question.id,
      title: phrases.questions.name({ title: question.title, number: question.number }),
      localGroup: findLocalGroup(guide, question.group),
      ballotRace: undefined,
      /** Whom the question is about. Undefined for a question about a measure. */
      person: describePerson(question),
      /** What the question needs, and that it is advisory. */
      rules: describeRules(question),
      /** As on the ballot: `yes` and `no`, or those of the question. */
      answers: listAnswers(question),
      hasOwnAnswers: question.answers !== undefined,
      statements: [],
    })),
  ]
}

/** The order of the names as sentences, and a warning if it may not be that of the official ballot. */
export function describeBallotOrder(guide: Guide): string {
  const isOfficial = guide.candidates.every(({ ballotOrder, writeIn }) => writeIn || ballotOrder !== undefined)
  return joinSentences([describeOrderAndParties(guide), isOfficial ? undefined : phrases.myBallot.order])
}

/** Returns the results of every race, in the order of the candidate list. Empty if the guide has no results yet. */
export function buildRaceResults(guide: Guide) {
  const { results } = guide.election
  if (!results) return []
  return buildBallotRaces(guide).map((ballot) => ({
    ...ballot,
    title: formatRaceTitle(guide, ballot.race),
    votes: getOwn(results.votes, ballot.race.id),
    counted: countVotes(ballot.candidates, getOwn(results.votes, ballot.race.id) ?? {}),
    recountFacts: (results.recounts ?? []).filter(({ race }) => race === ballot.race.id),
    openSources: getOwn(results.open, ballot.race.id)?.sources,
    otherRounds: findOtherRounds(guide, ballot.race.id),
  }))
}

/** Returns the first office for all voters that has a web address, an email address or a telephone number. */
export function findElectionOffice(guide: Guide) {
  const offices = (guide.election.where.offices ?? []).filter(({ group }) => !findLocalGroup(guide, group))
  return offices
    .flatMap(({ name, url, email, phone }) => {
      const address = url ?? (email && `mailto:${email}`) ?? (phone && toTelephoneUrl(phone))
      return address === undefined ? [] : [{ name, address }]
    })
    .at(0)
}
