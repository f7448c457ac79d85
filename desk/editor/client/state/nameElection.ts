/** Names of elections. Those of one city often share a title. */
import type { ElectionState, ElectionSummary } from '@/desk/editor/api'
import { getAt } from '@/lib/values'
import { formatDay } from './formatDay'
import { toText } from './values'

/** Names an election with its day, like "Springfield City Elections, November 2, 2027". */
export function formatElection({ title, folder, date = '' }: ElectionSummary): string {
  return [title || folder, formatDay(date)].filter(Boolean).join(', ')
}

/** Names an election by the content of its `election.yaml`, which may be incomplete. */
export function formatElectionFile(folder: string, content: unknown): string {
  const read = (field: string) => toText(getAt(content, [field]))
  return formatElection({ folder, title: read('title'), date: read('date') })
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
