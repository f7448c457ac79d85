/** Outcomes and votes, as pages must show them. */
import { isPrimary, raceOf, type Candidacy, type Election } from './election'
import { clockTime, longDate, zoneName } from './facts'

/** The outcome of a candidacy. Undefined if it is not known. */
export function resultOf(election: Election, id: string, { race, withdrawn }: Candidacy): string | undefined {
  const { noVote } = raceOf(election, { race })
  if (noVote) return noVote.reason === 'acclaimed' && !withdrawn ? 'Elected without a vote' : undefined
  if (!election.results) return undefined
  if (election.results.winners[race]?.includes(id)) return 'Elected'
  const advancing = advancingOf(election, race)
  if (advancing.includes(id)) return 'Moves on'
  if (pendingOf(election, race)) return undefined
  return isPrimary(raceOf(election, { race })) || advancing.length > 0 ? 'Does not move on' : 'Not elected'
}

/** The ids of those who move on from a race to another election. */
export function advancingOf({ results }: Election, race: string): readonly string[] {
  return results?.advancing?.[race] ?? []
}

/** The outcome of a ballot question by its word in the files. */
export const outcomeLabels = {
  passed: 'Passed',
  failed: 'Did not pass',
  undecided: 'Not decided',
  retained: 'Retained',
  'not retained': 'Not retained',
  recalled: 'Recalled',
  'not recalled': 'Not recalled',
  'none chosen': 'No answer was chosen',
} as const

/** The answers of a ballot question by id, as on the ballot. */
export function answersOf({
  answers,
}: NonNullable<Election['questions']>[number]): readonly (readonly [string, string])[] {
  const yesOrNo = [
    ['yes', 'Yes'],
    ['no', 'No'],
  ] as const
  return answers ? answers.map(({ id, label }) => [id, label] as const) : yesOrNo
}

/** Whom a ballot question is about, if it is not about a measure. */
export function personSentence({ kind, person }: NonNullable<Election['questions']>[number]): string[] {
  if (!kind) return []
  return [`This question is about whether ${person} ${kind === 'recall' ? 'is removed from' : 'stays in'} office.`]
}

/** What a ballot question needs, and that it is advisory. */
export function ruleSentences({
  kind,
  threshold,
  advisory,
  answers,
}: NonNullable<Election['questions']>[number]): string[] {
  return [
    ...(threshold ? [`Needed ${answers ? 'to be chosen' : kind ? 'for yes' : 'to pass'}: ${threshold}.`] : []),
    ...(advisory ? ['This question is advisory: the result is not binding.'] : []),
  ]
}

/** Why a race with a vote has no outcome for everyone, as pages state it: before a recount, or until it is reported. */
export function pendingOf(election: Election, id: string): 'Not decided' | 'Not reported' | undefined {
  const { results, races } = election
  if (!results || races.find((race) => race.id === id)?.noVote) return undefined
  const { winners, writeInWinners = {}, open = {}, votes = {} } = results
  if (open[id]) return open[id].reason === 'undecided' ? 'Not decided' : undefined
  if ([...(winners[id] ?? []), ...(writeInWinners[id] ?? []), ...advancingOf(election, id)].length > 0) return undefined
  const { candidates = {}, writeIns, blanks, ballots } = votes[id] ?? {}
  const counts = [...Object.values(candidates), writeIns, blanks, ballots].filter((each) => each !== undefined)
  return counts.length > 0 ? 'Not decided' : 'Not reported'
}

/** {@link pendingOf} as a label. */
export function pendingLabel(election: Election, race: string): string | undefined {
  return pendingOf(election, race)?.replace('reported', 'reported yet')
}

/** The line that counts the reported races, with the time of the last report. Empty if all are reported. */
export function reportLine(election: Election): string[] {
  const { races, results, timeZone, language } = election
  const held = races.filter(({ noVote }) => !noVote)
  const reported = held.filter(({ id }) => pendingOf(election, id) !== 'Not reported').length
  if (!results || reported === held.length) return []
  const { asOf, reportedAt } = results
  const time = reportedAt ? `, ${clockTime(reportedAt, language)}` : ''
  const day = asOf ? ` ${reportedAt ? `${zoneName(timeZone)}, ` : ''}${longDate(asOf)}` : ''
  return ['Reports', `${reported} of ${held.length} ${held.length === 1 ? 'race' : 'races'} reported${time}${day}`]
}

/** The votes for a candidate in a race. Undefined if they are not known. */
export function votesOf({ results }: Election, id: string, race: string): number | undefined {
  return results?.votes?.[race]?.candidates[id]
}
