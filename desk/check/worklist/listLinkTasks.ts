/** Turns the results of the link check into tasks. */
import { formatFieldName } from '@/lib/problems'
import type { ElectionFiles } from '@/guide/read/electionFiles'
import { findAddresses, type AddressPlace } from '@/guide/read/findAddresses'
import { listSources } from '@/guide/ask/guide'
import type { Candidate, Guide } from '@/guide/fields/published'
import type { LinkResult } from './linkResult'
import type { Task } from './task'

/** A task about a web address, with the ids of the candidates whose file or source has it. */
interface LinkTask {
  readonly task: Omit<Task, 'race' | 'candidate' | 'candidateId'>
  readonly owners: readonly string[]
}

type Files = Pick<ElectionFiles, 'election' | 'sources' | 'candidates'>

/**
 * Returns a task for every place whose web address has moved, fails, or could not be checked.
 * @param results result of each address. Addresses without one were not checked.
 */
export function listLinkTasks(
  guide: Guide,
  files: Files,
  results: ReadonlyMap<string, LinkResult>,
): readonly LinkTask[] {
  const idsByFile = new Map(files.candidates.map(({ id, data }) => [data.file, id]))
  const citing = findCitingCandidates(guide)
  return findAddresses(files).flatMap((place) => {
    const result = results.get(place.address)
    if (!result || result.kind === 'ok') return []
    const isSource = place.data === files.sources
    const owner = idsByFile.get(place.data.file)
    const citedBy = isSource ? (citing.get(String(place.path[0])) ?? []) : []
    const owners = owner === undefined ? citedBy.map(({ id }) => id) : [owner]
    const cited = citedBy.length > 1 ? `Cited by ${describeCandidates(citedBy)}.` : undefined
    return [{ task: describeTask(place, result, isSource, cited), owners }]
  })
}

function findCitingCandidates({ candidates }: Guide): ReadonlyMap<string, readonly Candidate[]> {
  const citing = new Map<string, Candidate[]>()
  for (const candidate of candidates)
    for (const { id } of listSources(candidate)) citing.set(id, [...(citing.get(id) ?? []), candidate])
  return citing
}

function describeCandidates([first, second, ...others]: readonly Candidate[]): string {
  const names = [first, second].flatMap((candidate) => candidate?.name ?? [])
  return others.length === 0 ? names.join(' and ') : `${names.join(', ')} and ${others.length} more`
}

function describeTask(
  { data, path, address }: AddressPlace,
  result: Exclude<LinkResult, { kind: 'ok' }>,
  isSource: boolean,
  cited: string | undefined,
): LinkTask['task'] {
  const copy = isSource ? 'Find its new address or a copy in a web archive' : 'Find its new address, or delete the line'
  const { what, why, todo } = describeResult(address, result, copy)
  return {
    kind: 'address',
    what,
    why: [why, cited].filter((sentence) => sentence !== undefined).join(' '),
    todo,
    address,
    file: data.file,
    field: formatFieldName(path),
  }
}

function describeResult(
  address: string,
  result: Exclude<LinkResult, { kind: 'ok' }>,
  copy: string,
): Pick<Task, 'what' | 'why' | 'todo'> {
  if (result.kind === 'gone')
    return { what: 'The page is gone', why: `The website answers with ${result.reason}.`, todo: `${copy}.` }
  if (result.kind === 'failed') {
    const todo = `Open it in a browser tomorrow. If it still fails: ${copy.charAt(0).toLowerCase()}${copy.slice(1)}.`
    return { what: 'The address fails', why: `Result: ${result.reason}.`, todo }
  }
  if (result.kind === 'unchecked') {
    const todo = 'Open it in a browser and see if the page is still there.'
    return { what: 'The address could not be checked', why: `Result: ${result.reason}.`, todo }
  }
  return leadsToHomePage(address, result.to)
    ? {
        what: 'The address leads to a home page',
        why: `It redirects to ${result.to}`,
        todo: `The page may be gone. ${copy}.`,
      }
    : {
        what: 'The address has moved',
        why: `It redirects to ${result.to}`,
        todo: 'Open the new address. If it has the same page, correct the address.',
      }
}

/** Many websites redirect every address of a deleted page to the home page. */
function leadsToHomePage(from: string, to: string): boolean {
  return new URL(from).pathname !== '/' && new URL(to).pathname === '/' && new URL(to).search === ''
}
