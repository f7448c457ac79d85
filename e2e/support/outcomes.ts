/** Outcomes and votes by the editors' files. */
import { isPrimary, raceOf, type Candidacy, type Election } from './election'

/** The outcome of a candidacy, in the words of the open data. Undefined if it is not known. */
export function resultOf(election: Election, id: string, { race: raceId, withdrawn }: Candidacy) {
  const race = raceOf(election, { race: raceId })
  const advancing = election.results?.advancing?.[raceId] ?? []
  if (race.noVote) return race.noVote.reason === 'acclaimed' && !withdrawn ? 'acclaimed' : undefined
  if (election.results?.winners[raceId]?.includes(id)) return 'elected'
  if (advancing.includes(id)) return 'advanced'
  if (!election.results || isPending(election, raceId)) return undefined
  return isPrimary(race) || advancing.length > 0 ? 'not advanced' : 'not elected'
}

/** True if the outcome of a race with results is not known for everyone. */
function isPending({ results }: Election, id: string): boolean {
  const { winners = {}, writeInWinners = {}, advancing = {}, open = {} } = results ?? {}
  if (open[id]) return open[id].reason === 'undecided'
  return [winners, writeInWinners, advancing].every((each) => (each[id] ?? []).length === 0)
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
