import type { IncomingHttpHeaders } from 'node:http'
import { getHeaders, headerTable } from '@/lib/server/headers'

/** The headers that protect readers. Hosts may cache files in their own way. */
const protective = headerTable.filter(({ name }) => name !== 'Cache-Control')

/** Headers that some hosts send only with files of the export. */
const withExceptions = new Set(
  protective.flatMap(({ name, exceptions }) => (exceptions && name !== 'Content-Security-Policy' ? [name] : [])),
)

/**
 * Compares the headers of a response with those of the table. Further headers are the host's business.
 * @param path path of the file's address, without the base path, or `undefined` for an address that does not exist
 */
export function compareHeaders(path: string | undefined, headers: IncomingHttpHeaders) {
  const table = new Map(Object.entries(getHeaders(path ?? '/404.html')))
  const expected = protective.flatMap(({ name }) => {
    const value = path === undefined && withExceptions.has(name) ? undefined : table.get(name)
    return value === undefined ? [] : [{ name, value, found: headers[name.toLowerCase()]?.toString() }]
  })
  return {
    missing: expected.filter(({ found }) => found === undefined).map(({ name }) => name),
    /** One phrase for each header with another value. */
    wrong: expected.flatMap(({ name, value, found }) =>
      found === undefined || found === value || lastsLonger(name, found, value)
        ? []
        : [`${name} "${found}", expected "${value}"`],
    ),
  }
}

/** True if a host keeps its readers on HTTPS for a longer time than the table. Several hosts set that themselves. */
function lastsLonger(name: string, found: string, expected: string): boolean {
  const [age = 0, minimum = 0] = [found, expected].map((value) => Number(/max-age=(\d+)/i.exec(value)?.[1]))
  return name === 'Strict-Transport-Security' && age >= minimum
}

/** GitHub Pages is the one host in docs/hosts whose headers cannot be set. It adds an id, even behind a proxy. */
export function isGitHubPages(headers: IncomingHttpHeaders): boolean {
  return headers.server === 'GitHub.com' || 'x-github-request-id' in headers
}
