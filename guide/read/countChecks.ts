/** Checks the arithmetic of results: votes, rounds, winners, ballots and voters agree with each other. */
import { getOwn } from '@/lib/getOwn'
import { formatCount } from '@/lib/locale/numbers'
import type { Problem } from '@/lib/problems'
import type { ElectionFile } from '@/guide/fields/electionFile'
import { isPrimary } from '@/guide/words/facts'
import type { CheckedCandidate } from './electionFiles'
import { createProblem, listItemPaths, type DataFile, type Path } from './yaml'

type Race = ElectionFile['races'][number]

type Results = NonNullable<ElectionFile['results']>

/** A race with the results of the election. */
export interface RaceContext {
  readonly data: DataFile
  readonly race: Race
  readonly results: Results
  readonly candidacies: ReturnType<typeof listCandidacies>
}

/** Returns every count of a race that contradicts another count, or a winner. */
export function checkRaceCounts(context: RaceContext): Problem[] {
  return [...checkRaceVotes(context), ...checkRaceBallots(context)]
}

const fixVotes = 'Correct the votes or the winners.'

const countVotes = (count: number) => (count === 1 ? '1 vote' : `${formatCount(count)} votes`)

/** Creates the problem of an entry of a race about somebody who does not run in it. */
export function createStranger(data: DataFile, path: Path, race: string, id: string): Problem {
  const message = `“${id}” does not run for ${race}. Correct this, or remove it.`
  return createProblem(data, path, message)
}

/** Everyone who won has votes. Nobody else has more, unless it is explained. */
function checkRaceVotes({ data, race, results, candidacies }: RaceContext): Problem[] {
  const votes = getOwn(results.votes, race.id)
  if (!votes) return []
  const path = ['results', 'votes', race.id]
  const unknown = Object.keys(votes.candidates)
    .filter((id) => !candidacies.has(id))
    .map((id) => createStranger(data, [...path, 'candidates', id], race.name, id))
  const winners = getOwn(results.winners, race.id) ?? []
  const advancing = getOwn(results.advancing, race.id) ?? []
  const writeInWinners = getOwn(results.writeInWinners, race.id) ?? []
  // Someone who withdrew may have more votes than a winner.
  const findMost = (without: readonly string[]) => {
    const others = Object.entries(votes.candidates).filter(
      ([id]) => !without.includes(id) && !candidacies.get(id)?.withdrawn,
    )
    return Math.max(0, ...others.map(([, count]) => count))
  }
  const counts = [
    ...winners.map((id, index) => ({
      count: getOwn(votes.candidates, id),
      most: findMost(winners),
      place: [...path, 'candidates', id],
      winner: ['results', 'winners', race.id, index],
    })),
    ...advancing.map((id, index) => ({
      count: getOwn(votes.candidates, id),
      most: findMost([...winners, ...advancing]),
      place: [...path, 'candidates', id],
      winner: ['results', 'advancing', race.id, index],
    })),
    // All of them together have at most these votes.
    ...writeInWinners.map((_, index) => ({
      count: votes.writeIns,
      most: findMost(winners),
      place: [...path, 'writeIns'],
      winner: ['results', 'writeInWinners', race.id, index],
    })),
  ]
  const lost = isPrimary(race) ? 'does not move on' : 'was not elected'
  const status = getOwn(results.open, race.id)?.reason === 'undecided' ? 'may still win' : lost
  return [
    ...unknown,
    ...counts.flatMap(({ count, most, place, winner }) => {
      if (count === undefined) return []
      const won = winner[1] === 'advancing' ? 'moves on' : 'is a winner'
      const who = candidacies.get(String(data.get(winner)))?.name ?? String(data.get(winner))
      if (count === 0) {
        const message = `${who} ${won}, but has no votes. ${fixVotes}`
        return [createProblem(data, place, message)]
      }
      // Whoever has most first choices need not be elected.
      if (count >= most || votes.explanation !== undefined || race.ranks !== undefined) return []
      const message = `${who} ${won} with ${countVotes(count)}, but somebody who ${status} has ${countVotes(most)}. ${fixVotes} If both are right, explain it under “Why someone with more votes was not elected”.`
      return [createProblem(data, place, message)]
    }),
  ]
}

/** Each ballot has at most `voteFor` votes, or one first choice. An unofficial turnout is rounded. */
function checkRaceBallots({ data, race, results: { votes, turnout } }: RaceContext): Problem[] {
  const { id, name, ranks } = race
  // A ranked ballot counts for one person.
  const voteFor = ranks === undefined ? race.voteFor : 1
  const counts = getOwn(votes, id)
  if (!counts) return []
  const path = ['results', 'votes', id]
  const own = counts.ballots === undefined ? undefined : { ballots: counts.ballots, path: [...path, 'ballots'] }
  const all = turnout && !turnout.unofficial ? { ballots: turnout.ballots, path: turnoutPath } : undefined
  const cast = own ?? all
  const total = sum([...Object.values(counts.candidates), counts.writeIns ?? 0])
  const limit = cast && voteFor !== undefined ? cast.ballots * voteFor : Infinity
  const reason = ranks === undefined ? `voters may mark ${voteFor}` : 'there is one first choice'
  return [
    ...(cast && total > limit
      ? [
          createProblem(
            data,
            path,
            `${name} has ${countVotes(total)}, but only ${countVotes(limit)} are possible: ${reason} on each of the ${formatCount(cast.ballots)} ballots. ${fixBallots}`,
          ),
        ]
      : []),
    ...(own ? checkVoters(data, own.path, own.ballots, counts.registered) : []),
    ...(own && all && own.ballots > all.ballots
      ? [
          createProblem(
            data,
            own.path,
            `${name} has more ballots (${formatCount(own.ballots)}) than the whole election (${formatCount(all.ballots)}). Correct one of the two numbers.`,
          ),
        ]
      : []),
  ]
}

const turnoutPath = ['results', 'turnout', 'ballots']

const fixBallots = 'Correct the votes or the turnout.'

/** Returns a problem if a ballot question has more votes than ballots were cast. An unofficial turnout is rounded. */
export function checkQuestionVotes(data: DataFile, path: Path, votes: readonly number[], turnout: Results['turnout']) {
  const total = sum(votes)
  if (!turnout || turnout.unofficial || total <= turnout.ballots) return []
  const message = `This question has ${countVotes(total)}, but only ${formatCount(turnout.ballots)} ballots were cast. ${fixBallots}`
  return [createProblem(data, path, message)]
}

/** Returns every count of the whole election that contradicts another count. */
export function checkTurnout(data: DataFile, { turnout }: Results): Problem[] {
  return turnout ? checkVoters(data, turnoutPath, turnout.ballots, turnout.registered) : []
}

function checkVoters(data: DataFile, path: Path, ballots: number, registered: number | undefined): Problem[] {
  if (registered === undefined || ballots <= registered) return []
  const message = `There are more ballots (${formatCount(ballots)}) than registered voters (${formatCount(registered)}). Correct one of the two numbers.`
  return [createProblem(data, path, message)]
}

/** Returns races in which one voter may vote for more candidates than are elected, which few rules allow. */
export function warnAboutSeats(election: DataFile, races: readonly Race[] = []): Problem[] {
  return races.flatMap(({ name, voteFor, seats }, index) => {
    if (voteFor === undefined || seats === undefined || voteFor <= seats) return []
    const message = `A voter has ${countVotes(voteFor)} for ${name}, but only ${seats} of the candidates are elected. Make sure that both numbers are right.`
    return [createProblem(election, ['races', index, 'voteFor'], message)]
  })
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0)
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

const roundFields = ['rounds', 'exhausted', 'quota'] as const

/** Returns every count of a round that contradicts another one, or a winner. */
export function checkRounds(context: RaceContext): Problem[] {
  const { data, race, results } = context
  const votes = getOwn(results.votes, race.id)
  if (!votes) return []
  const path = ['results', 'votes', race.id]
  if (race.ranks === undefined) {
    return roundFields
      .filter((field) => votes[field] !== undefined)
      .map((field) => {
        const message = `Voters do not rank candidates for ${race.name}. Clear this, or enter the ranks in the race.`
        return createProblem(data, [...path, field], message)
      })
  }
  if (votes.rounds) return [...checkPeople(context), ...checkTotals(context), ...checkLastRound(context)]
  if (!votes.exhausted) return []
  const message =
    'There are exhausted ballots, but no votes by round. Enter the votes of each round, or clear the exhausted ballots.'
  return [createProblem(data, [...path, 'rounds'], message)]
}

/** Everyone with first choices has rounds, and the first round has these first choices. */
function checkPeople({ data, race, results, candidacies }: RaceContext): Problem[] {
  const { candidates, rounds = {} } = getOwn(results.votes, race.id) ?? { candidates: {} }
  const path = ['results', 'votes', race.id]
  return [
    ...Object.entries(rounds).flatMap(([id, counts]) => {
      const place = [...path, 'rounds', id]
      if (!candidacies.has(id)) return [createStranger(data, place, race.name, id)]
      const name = candidacies.get(id)?.name ?? id
      const first = getOwn(candidates, id)
      const gone = counts.findIndex((count, round) => count > 0 && counts[round - 1] === 0)
      if (gone > 0) {
        const message = `${name} has no votes in round ${gone}, but some in round ${gone + 1}. Correct one of the two.`
        return [createProblem(data, [...place, gone], message)]
      }
      if (counts[0] === first && first !== undefined) return []
      const message = `${name} has ${counts[0] ?? 'no'} votes in the first round, but ${first ?? 'none'} in the votes of the race. Correct one of the two.`
      return [createProblem(data, place, message)]
    }),
    ...Object.keys(candidates)
      .filter((id) => getOwn(rounds, id) === undefined)
      .map((id) => {
        const message = `Enter the votes of ${candidacies.get(id)?.name ?? id} in each round, as for the others.`
        return createProblem(data, [...path, 'rounds', id], message)
      }),
  ]
}

/** Ballots are transferred or exhausted, but never added. */
function checkTotals({ data, race, results }: RaceContext): Problem[] {
  const { rounds = {}, exhausted, writeIns = 0 } = getOwn(results.votes, race.id) ?? {}
  const path = ['results', 'votes', race.id]
  const length = countRounds(rounds)
  if (exhausted && exhausted.length !== length) {
    const message = `Enter ${length} numbers of exhausted ballots, one for each round. There are ${exhausted.length}.`
    return [createProblem(data, [...path, 'exhausted'], message)]
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
  return [
    ...(grown < 0
      ? []
      : [
          createProblem(
            data,
            [...path, 'rounds'],
            `Round ${grown + 1} has more ballots (${totals[grown]}) than the round before (${totals[grown - 1]}). ${fix}`,
          ),
        ]),
    ...(fallen < 0
      ? []
      : [
          createProblem(
            data,
            [...path, 'exhausted', fallen],
            `Round ${fallen + 1} has fewer exhausted ballots than the round before, but ballots stay exhausted. ${fix}`,
          ),
        ]),
  ]
}

/** Winners are still there in the last round, and nobody else has more votes in it. */
function checkLastRound({ data, race, results, candidacies }: RaceContext): Problem[] {
  const { rounds = {}, explanation, quota = Infinity } = getOwn(results.votes, race.id) ?? {}
  const list = (field: 'winners' | 'advancing') =>
    (getOwn(results[field], race.id) ?? []).map((id, index) => ({ id, path: ['results', field, race.id, index] }))
  const winners = [...list('winners'), ...list('advancing')]
  const length = countRounds(rounds)
  const getLast = (id: string) => getOwn(rounds, id)?.[length - 1] ?? 0
  const others = Object.keys(rounds).filter(
    (id) => winners.every((winner) => winner.id !== id) && !candidacies.get(id)?.withdrawn,
  )
  const most = Math.max(0, ...others.map(getLast))
  return winners.flatMap(({ id: winner, path }) => {
    const place = ['results', 'votes', race.id, 'rounds', winner]
    const [won, lost] = path[1] === 'winners' ? ['is a winner', 'was not elected'] : ['moves on', 'does not move on']
    const fix = 'Correct the rounds or the winners.'
    // Somebody who reached the quota may leave the count.
    if (getOwn(rounds, winner)?.some((count) => count >= quota) ?? true) return []
    const name = candidacies.get(winner)?.name ?? winner
    if (getLast(winner) === 0) {
      const message = `${name} ${won}, but has no votes in the last round. ${fix}`
      return [createProblem(data, place, message)]
    }
    if (getLast(winner) >= most || explanation !== undefined) return []
    const message = `${name} ${won} with ${getLast(winner)} votes in the last round, but somebody who ${lost} has ${most}. ${fix}`
    return [createProblem(data, place, message)]
  })
}

/** The number of rounds: those of a person who was in the last one. */
function countRounds(rounds: Readonly<Record<string, readonly number[]>>): number {
  return Math.max(0, ...Object.values(rounds).map(({ length }) => length))
}
