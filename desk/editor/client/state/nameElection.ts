/** Names of elections. Those of one city often share a title. */
import type { ElectionState, ElectionSummary } from '@/desk/editor/api'
import { formatDay } from './formatDay'

/** Names an election with its day, like "Springfield City Elections, November 2, 2027". */
export function formatElection({ title, folder, date = '' }: ElectionSummary): string {
  return [title || folder, formatDay(date)].filter(Boolean).join(', ')
}

/** Names an election among others. Without others, its day is left out. Two of one name and day also have their folder. */
export function nameElection(election: ElectionSummary, elections: readonly ElectionSummary[]): string {
  if (elections.length < 2) return election.title || election.folder
  const name = formatElection(election)
  const namesakes = elections.filter((each) => formatElection(each) === name)
  return namesakes.length > 1 ? `${name} (${election.folder})` : name
}

/** Names the open election. */
export function nameOpenElection(election: ElectionState): string {
  const { elections, folder } = election
  return nameElection(elections.find((each) => each.folder === folder) ?? election, elections)
}
