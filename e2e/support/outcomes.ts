/** Outcomes and votes by the editors' files. */
import { isPrimary, raceOf, type Candidacy, type Election } from './election'

/** The outcome of a candidacy, in the words of the open data. Undefined if it is not known. */
export function resultOf(election: Election, id: string, { race: raceId, withdrawn }: Candidacy) {
  const race = raceOf(election, { race: raceId })
  const advancing = election.results?.advancing?.[raceId] ?? []
  if (race.noVote) return race.noVote.reason === 'acclaimed' && !withdrawn ? 'acclaimed' : undefined
  if (election.results?.winners[raceId]?.includes(id)) return 'elected'
  if (advancing.includes(id)) return 'advanced'
  if (!election.results || pendingOf(election, raceId)) return undefined
  return isPrimary(race) || advancing.length > 0 ? 'not advanced' : 'not elected'
}

/** Why a race with a vote has no outcome for everyone: it is undecided, or nothing is reported. */
function pendingOf({ results, races }: Election, id: string): 'undecided' | 'not reported' | undefined {
  if (!results || races.find((race) => race.id === id)?.noVote) return undefined
  const { winners, writeInWinners = {}, advancing = {}, open = {}, votes = {} } = results
  if (open[id]) return open[id].reason === 'undecided' ? 'undecided' : undefined
  if ([winners, writeInWinners, advancing].some((each) => (each[id] ?? []).length > 0)) return undefined
  const { candidates = {}, writeIns, blanks, ballots } = votes[id] ?? {}
  const counts = [...Object.values(candidates), writeIns, blanks, ballots]
  return counts.some((each) => each !== undefined) ? 'undecided' : 'not reported'
}

/** The number of races with a vote, and of those with a report. */
export function countReports(election: Election): readonly [reported: number, all: number] {
  const held = election.races.filter(({ noVote }) => !noVote)
  return [held.filter(({ id }) => pendingOf(election, id) !== 'not reported').length, held.length]
}

/** The votes for a candidate in a race. Undefined if they are not known. */
export function votesOf({ results }: Election, id: string, race: string): number | undefined {
  return results?.votes?.[race]?.candidates[id]
}

/** The answers of a ballot question by id, as on the ballot, with the votes for each. */
export function answersOf(
  { results }: Election,
  question: NonNullable<Election['questions']>[number],
  word: (key: string) => string,
) {
  const { yes, no, votes = {} } = results?.questions?.[question.id] ?? {}
  return question.answers
    ? question.answers.map(({ id, label }) => ({ id, label, votes: votes[id] }))
    : [
        { id: 'yes', label: word('profile.yes'), votes: yes },
        { id: 'no', label: word('profile.no'), votes: no },
      ]
}
