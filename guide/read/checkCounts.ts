/** Checks the arithmetic of results: votes, winners, ballots and voters agree with each other. */
import { isPrimary } from '@/guide/words/facts'
import { getOwn } from '@/lib/getOwn'
import { formatCount } from '@/lib/locale/numbers'
import type { Problem } from '@/lib/problems'
import type { ElectionFile } from '@/guide/fields/electionFile'
import { createProblem, type DataFile, listItemPaths, type Path } from './readYaml'
import type { CheckedCandidate } from './electionFiles'

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
