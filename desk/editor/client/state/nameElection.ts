import type { ElectionState, ElectionSummary } from '@/desk/editor/api'
import { getAt } from '@/lib/values'
import { formatDay } from './formatDay'
import { toText } from './values'

/** Like "Springfield City Elections, November 2, 2027": those of one city often share a title. */
export function formatElection({ title, folder, date = '' }: ElectionSummary): string {
  return [title || folder, formatDay(date)].filter(Boolean).join(', ')
}

/** @param content of its `election.yaml`, which may be incomplete */
export function formatElectionFile(folder: string, content: unknown): string {
  const read = (field: string) => toText(getAt(content, [field]))
  return formatElection({ folder, title: read('title'), date: read('date') })
}

/** Without others, the day is left out. Two of one name and day also have their folder. */
export function nameElection(election: ElectionSummary, elections: readonly ElectionSummary[]): string {
  if (elections.length < 2) return election.title || election.folder
  const name = formatElection(election)
  const namesakes = elections.filter((each) => formatElection(each) === name)
  return namesakes.length > 1 ? `${name} (${election.folder})` : name
}

export function nameOpenElection(election: ElectionState): string {
  const { elections, folder } = election
  return nameElection(elections.find((each) => each.folder === folder) ?? election, elections)
}
