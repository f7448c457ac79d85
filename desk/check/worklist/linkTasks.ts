import { formatFieldName } from '@/lib/problems'
import type { ElectionFiles } from '@/guide/read/electionFiles'
import { findAddresses } from '@/guide/read/warnings'
import { listSources } from '@/guide/ask/sources'
import type { Candidate, Guide } from '@/guide/fields/published'
import type { LinkResult, Task } from './task'

/**
 * Returns a task for every place whose web address has moved, fails, or could not be checked, with the ids of the
 * candidates whose file or source has it. Addresses without a result were not checked.
 */
export function listLinkTasks(
  guide: Guide,
  files: Pick<ElectionFiles, 'election' | 'sources' | 'candidates' | 'questionnaires'>,
  results: ReadonlyMap<string, LinkResult>,
): readonly { readonly task: Task; readonly owners: readonly string[] }[] {
  return findAddresses(files).flatMap(({ data, path, address }) => {
    const result = results.get(address)
    if (!result || result.kind === 'ok') return []
    const isSource = data === files.sources
    const owner = files.candidates.find((candidate) => candidate.data.file === data.file)?.id
    const citedBy = isSource
      ? guide.candidates.filter((candidate) => listSources(candidate).some(({ id }) => id === path[0]))
      : []
    const copy = isSource ? 'Find its new address or a copy in a web archive' : 'Find its new address, or delete it'
    const { what, why, todo } = describeResult(address, result, copy)
    const cited = citedBy.length > 1 ? ` Cited by ${describeCandidates(citedBy)}.` : ''
    const place = { address, file: data.file, field: formatFieldName(path) }
    return [
      {
        task: { kind: 'address', what, why: `${why}${cited}`, todo, ...place },
        owners: owner === undefined ? citedBy.map(({ id }) => id) : [owner],
      },
    ]
  })
}

function describeCandidates([first, second, ...others]: readonly Candidate[]): string {
  const names = [first, second].flatMap((candidate) => candidate?.name ?? [])
  return others.length === 0 ? names.join(' and ') : `${names.join(', ')} and ${others.length} more`
}

/** @param copy what to do about a page that is gone */
function describeResult(address: string, result: Exclude<LinkResult, { kind: 'ok' }>, copy: string) {
  if (result.kind === 'moved') {
    const why = `It redirects to ${result.to}`
    if (leadsToHomePage(address, result.to))
      return { what: 'The address leads to a home page', why, todo: `The page may be gone. ${copy}.` }
    const todo = 'Open the new address. If it has the same page, correct the address.'
    return { what: 'The address has moved', why, todo }
  }
  const why = `Result: ${result.reason}.`
  if (result.kind === 'gone')
    return { what: 'The page is gone', why: `The website answers with ${result.reason}.`, todo: `${copy}.` }
  if (result.kind === 'unchecked') {
    const todo = 'Open it in a browser and see if the page is still there.'
    return { what: 'The address could not be checked', why, todo }
  }
  const todo = `Open it in a browser tomorrow. If it still fails: ${copy.charAt(0).toLowerCase()}${copy.slice(1)}.`
  return { what: 'The address fails', why, todo }
}

/** Many websites redirect every address of a deleted page to the home page. */
function leadsToHomePage(from: string, to: string): boolean {
  return new URL(from).pathname !== '/' && new URL(to).pathname === '/' && new URL(to).search === ''
}
