/** Checks the arithmetic of results: votes, rounds, winners, ballots and voters agree with each other. */
import { sum } from '@/lib/collections'
import { getOwn } from '@/lib/values'
import { formatCount } from '@/lib/locale/numbers'
import type { Problem } from '@/lib/problems'
import type { ElectionFile } from '@/guide/fields/electionFile'
import { isPrimary } from '@/guide/words/facts'
import type { CheckedCandidate } from './electionFiles'
import { createProblem, listItemPaths, type DataFile, type Path, type ReportingFile } from './yaml'

type Race = ElectionFile['races'][number]
type Results = NonNullable<ElectionFile['results']>

export type RaceContext = ReturnType<typeof createRaceContext>

export function createRaceContext(
  { data, report }: ReportingFile,
  race: Race,
  results: Results,
  candidates: readonly CheckedCandidate[],
) {
  const { id, name } = race
  const list = (field: 'winners' | 'advancing' | 'writeInWinners') => getOwn(results[field], id) ?? []
  return {
    data,
    report,
    race,
    results,
    candidacies: listCandidacies(id, candidates),
    winners: list('winners'),
    advancing: list('advancing'),
    writeInWinners: list('writeInWinners'),
    open: getOwn(results.open, id),
    votes: getOwn(results.votes, id),
    votesPath: ['results', 'votes', id] as Path,
    /** Message about an entry for a person who is not a candidate in the race. */
    describeStranger: (person: string) => `“${person}” does not run for ${name}. Correct this, or remove it.`,
  }
}

export function checkRaceCounts(context: RaceContext): void {
  checkRaceVotes(context)
  checkRaceBallots(context)
}

const countVotes = (count: number) => (count === 1 ? '1 vote' : `${formatCount(count)} votes`)

/** Everyone who won has votes. Nobody else has more, unless it is explained. */
function checkRaceVotes(context: RaceContext): void {
  const { data, report, race, votes, votesPath, candidacies, winners, advancing, writeInWinners, open } = context
  if (!votes) return
  for (const id of Object.keys(votes.candidates))
    if (!candidacies.has(id)) report([...votesPath, 'candidates', id], context.describeStranger(id))
  // Someone who withdrew may have more votes than a winner.
  const findMost = (without: readonly string[]) => {
    const others = Object.entries(votes.candidates).filter(
      ([id]) => !without.includes(id) && !candidacies.get(id)?.withdrawn,
    )
    return Math.max(0, ...others.map(([, count]) => count))
  }
  const listCounts = (field: 'winners' | 'advancing', ids: readonly string[], most: number) =>
    ids.map((id, index) => ({
      count: getOwn(votes.candidates, id),
      most,
      place: [...votesPath, 'candidates', id],
      winner: ['results', field, race.id, index],
    }))
  const counts = [
    ...listCounts('winners', winners, findMost(winners)),
    ...listCounts('advancing', advancing, findMost([...winners, ...advancing])),
    // All of them together have at most these votes.
    ...writeInWinners.map((_, index) => ({
      count: votes.writeIns,
      most: findMost(winners),
      place: [...votesPath, 'writeIns'],
      winner: ['results', 'writeInWinners', race.id, index],
    })),
  ]
  const lost = isPrimary(race) ? 'does not move on' : 'was not elected'
  const status = open?.reason === 'undecided' ? 'may still win' : lost
  const fix = 'Correct the votes or the winners.'
  for (const { count, most, place, winner } of counts) {
    if (count === undefined) continue
    const won = winner[1] === 'advancing' ? 'moves on' : 'is a winner'
    const who = candidacies.get(String(data.get(winner)))?.name ?? String(data.get(winner))
    // Whoever has most first choices need not be elected.
    const isExplained = votes.explanation !== undefined || race.ranks !== undefined
    if (count === 0) report(place, `${who} ${won}, but has no votes. ${fix}`)
    else if (count < most && !isExplained) {
      const explain = 'If both are right, explain it under “Why someone with more votes was not elected”.'
      const other = `somebody who ${status} has ${countVotes(most)}`
      report(place, `${who} ${won} with ${countVotes(count)}, but ${other}. ${fix} ${explain}`)
    }
  }
}

/** Each ballot has at most `voteFor` votes, or one first choice. An unofficial turnout is rounded. */
function checkRaceBallots({ data, report, race, results: { turnout }, votes, votesPath }: RaceContext): void {
  if (!votes) return
  const { name, ranks } = race
  // A ranked ballot counts for one person.
  const voteFor = ranks === undefined ? race.voteFor : 1
  const own = votes.ballots
  const ownPath = [...votesPath, 'ballots']
  const all = turnout && !turnout.unofficial ? turnout.ballots : undefined
  const cast = own ?? all
  const total = sum([...Object.values(votes.candidates), votes.writeIns ?? 0])
  const limit = cast !== undefined && voteFor !== undefined ? cast * voteFor : Infinity
  if (cast !== undefined && total > limit) {
    const rule = ranks === undefined ? `voters may mark ${voteFor}` : 'there is one first choice'
    const reason = `${rule} on each of the ${formatCount(cast)} ballots`
    const fact = `${name} has ${countVotes(total)}, but only ${countVotes(limit)} are possible`
    report(votesPath, `${fact}: ${reason}. ${fixBallots}`)
  }
  if (own === undefined) return
  checkVoters({ data, report }, ownPath, own, votes.registered)
  if (all === undefined || own <= all) return
  const fact = `${name} has more ballots (${formatCount(own)}) than the whole election (${formatCount(all)})`
  report(ownPath, `${fact}. Correct one of the two numbers.`)
}

const fixBallots = 'Correct the votes or the turnout.'

/** A ballot question has at most as many votes as ballots were cast. An unofficial turnout is rounded. */
export function checkQuestionVotes(
  { report }: ReportingFile,
  path: Path,
  votes: readonly number[],
  turnout: Results['turnout'],
): void {
  const total = sum(votes)
  if (!turnout || turnout.unofficial || total <= turnout.ballots) return
  const fact = `This question has ${countVotes(total)}, but only ${formatCount(turnout.ballots)} ballots were cast`
  report(path, `${fact}. ${fixBallots}`)
}

export function checkTurnout(election: ReportingFile, { turnout }: Results): void {
  if (turnout) checkVoters(election, ['results', 'turnout', 'ballots'], turnout.ballots, turnout.registered)
}

function checkVoters({ report }: ReportingFile, path: Path, ballots: number, registered: number | undefined): void {
  if (registered === undefined || ballots <= registered) return
  const fact = `There are more ballots (${formatCount(ballots)}) than registered voters (${formatCount(registered)})`
  report(path, `${fact}. Correct one of the two numbers.`)
}

/** Returns races in which one voter may vote for more candidates than are elected, which few rules allow. */
export function warnAboutSeats(election: DataFile, races: readonly Race[] = []): Problem[] {
  return races.flatMap(({ name, voteFor, seats }, index) => {
    if (voteFor === undefined || seats === undefined || voteFor <= seats) return []
    const message = `A voter has ${countVotes(voteFor)} for ${name}, but only ${seats} of the candidates are elected. Make sure that both numbers are right.`
    return [createProblem(election, ['races', index, 'voteFor'], message)]
  })
}

export function listCandidacies(raceId: string, candidates: readonly CheckedCandidate[]) {
  return new Map(
    candidates.flatMap(({ id, data }) => {
      const path = [[], ...listItemPaths(data, ['otherRaces'])].find((candidacy) => {
        const race = data.get([...candidacy, 'race'])
        return race === raceId || (candidacy.length === 0 && typeof race !== 'string')
      })
      if (!path) return []
      const get = (field: string) => data.get([...path, field])
      const stated = data.get(['name'])
      const fields = {
        id,
        file: data.file,
        name: typeof stated === 'string' ? stated : id,
        withdrawn: get('withdrawn') !== undefined,
        /** True if voters have to write in the name. */
        writeIn: get('writeIn') === true,
      }
      return [[id, fields] as const]
    }),
  )
}

/** Of the sums of votes, without the errors of binary fractions. */
const mostDecimals = 6

/** Checks the rounds of ranked ballots: each follows from the one before, and the last agrees with the winners. */
export function checkRounds(context: RaceContext): void {
  const { report, race, votes, votesPath } = context
  if (!votes) return
  if (race.ranks === undefined) {
    const message = `Voters do not rank candidates for ${race.name}. Clear this, or enter the ranks in the race.`
    for (const field of ['rounds', 'exhausted', 'quota'] as const)
      if (votes[field] !== undefined) report([...votesPath, field], message)
  } else if (votes.rounds) {
    checkPeople(context, votes.rounds)
    checkTotals(context, votes.rounds)
    checkLastRound(context, votes.rounds)
  } else if (votes.exhausted) {
    const fix = 'Enter the votes of each round, or clear the exhausted ballots.'
    report([...votesPath, 'rounds'], `There are exhausted ballots, but no votes by round. ${fix}`)
  }
}

type Rounds = NonNullable<NonNullable<RaceContext['votes']>['rounds']>

/** Everyone with first choices has rounds, and the first round has these first choices. */
function checkPeople(context: RaceContext, rounds: Rounds): void {
  const { report, votes, votesPath, candidacies } = context
  const fix = 'Correct one of the two.'
  for (const [id, counts] of Object.entries(rounds)) {
    const place = [...votesPath, 'rounds', id]
    const name = candidacies.get(id)?.name ?? id
    const first = getOwn(votes?.candidates, id)
    const gone = counts.findIndex((count, round) => count > 0 && counts[round - 1] === 0)
    if (!candidacies.has(id)) report(place, context.describeStranger(id))
    else if (gone > 0)
      report([...place, gone], `${name} has no votes in round ${gone}, but some in round ${gone + 1}. ${fix}`)
    else if (counts[0] !== first || first === undefined) {
      const fact = `${name} has ${counts[0] ?? 'no'} votes in the first round`
      report(place, `${fact}, but ${first ?? 'none'} in the votes of the race. ${fix}`)
    }
  }
  for (const id of Object.keys(votes?.candidates ?? {}))
    if (getOwn(rounds, id) === undefined) {
      const message = `Enter the votes of ${candidacies.get(id)?.name ?? id} in each round, as for the others.`
      report([...votesPath, 'rounds', id], message)
    }
}

/** Ballots are transferred or exhausted, but never added. */
function checkTotals({ report, votes, votesPath }: RaceContext, rounds: Rounds): void {
  const { exhausted, writeIns = 0 } = votes ?? {}
  const length = countRounds(rounds)
  if (exhausted && exhausted.length !== length) {
    const message = `Enter ${length} numbers of exhausted ballots, one for each round. There are ${exhausted.length}.`
    return report([...votesPath, 'exhausted'], message)
  }
  const totals = Array.from({ length }, (_, round) => {
    const counts = [...Object.values(rounds).map((each) => each[round] ?? 0), exhausted?.[round] ?? 0]
    // Names that voters wrote in have no rounds. Their ballots are transferred after the first.
    return Number(sum([...counts, round === 0 ? writeIns : 0]).toFixed(mostDecimals))
  })
  // Rounded fractions of a vote may add up to a little more.
  const grown = totals.findIndex((total, round) => total >= (totals[round - 1] ?? Infinity) + 1)
  const fallen = (exhausted ?? []).findIndex((count, round) => count < (exhausted?.[round - 1] ?? 0))
  const fix = 'Correct the votes of one of the rounds.'
  if (grown >= 0) {
    const fact = `Round ${grown + 1} has more ballots (${totals[grown]}) than the round before (${totals[grown - 1]})`
    report([...votesPath, 'rounds'], `${fact}. ${fix}`)
  }
  if (fallen < 0) return
  const fact = `Round ${fallen + 1} has fewer exhausted ballots than the round before, but ballots stay exhausted`
  report([...votesPath, 'exhausted', fallen], `${fact}. ${fix}`)
}

/** Winners are still there in the last round, and nobody else has more votes in it. */
function checkLastRound(context: RaceContext, rounds: Rounds): void {
  const { report, votes, votesPath, candidacies, winners, advancing } = context
  const { explanation, quota = Infinity } = votes ?? {}
  const last = countRounds(rounds) - 1
  const getLast = (id: string) => getOwn(rounds, id)?.[last] ?? 0
  const others = Object.keys(rounds).filter(
    (id) => ![...winners, ...advancing].includes(id) && !candidacies.get(id)?.withdrawn,
  )
  const most = Math.max(0, ...others.map(getLast))
  const fix = 'Correct the rounds or the winners.'
  const check = (winner: string, won: string, lost: string) => {
    // Somebody who reached the quota may leave the count.
    if (getOwn(rounds, winner)?.some((count) => count >= quota) ?? true) return
    const who = `${candidacies.get(winner)?.name ?? winner} ${won}`
    const place = [...votesPath, 'rounds', winner]
    if (getLast(winner) === 0) report(place, `${who}, but has no votes in the last round. ${fix}`)
    else if (getLast(winner) < most && explanation === undefined) {
      const fact = `${who} with ${getLast(winner)} votes in the last round`
      report(place, `${fact}, but somebody who ${lost} has ${most}. ${fix}`)
    }
  }
  for (const id of winners) check(id, 'is a winner', 'was not elected')
  for (const id of advancing) check(id, 'moves on', 'does not move on')
}

/** The number of rounds: those of a person who was in the last one. */
function countRounds(rounds: Rounds): number {
  return Math.max(0, ...Object.values(rounds).map(({ length }) => length))
}
