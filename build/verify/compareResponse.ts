import { compareBody } from './compareBody'
import { compareHeaders, isGitHubPages } from './compareHeaders'
import { getExpectedType, isExpectedType } from './contentTypes'
import type { SiteResponse } from './fetchWithRetry'
import type { Check } from './listChecks'

interface Comparison {
  /** Differences, one phrase each. */
  readonly details: readonly string[]
  /** Names of headers that the response lacks because its host cannot set them. */
  readonly unsupported: readonly string[]
}

/**
 * Compares a response with an exported file.
 * @param encodings value of the request's `Accept-Encoding` header
 * @param expected content of the file, or `undefined` if only the status matters
 */
export function compareResponse(
  { status, file, path, hasHeaders }: Check,
  encodings: string,
  expected: Buffer | undefined,
  response: SiteResponse,
): Comparison {
  const { headers } = response
  if (response.status !== status) {
    const to = headers.location === undefined ? '' : ` to ${headers.location}`
    return { details: [`status ${response.status}${to}, expected ${status}`], unsupported: [] }
  }
  if (file === undefined || expected === undefined) return { details: [], unsupported: [] }
  const type = headers['content-type']
  const { missing, wrong } = hasHeaders ? compareHeaders(path, headers) : { missing: [], wrong: [] }
  const isUnsupported = isGitHubPages(headers)
  const details = [
    ...(isExpectedType(file, type) ? [] : [`type ${type ?? 'missing'}, expected ${getExpectedType(file)}`]),
    ...compareBody(response, encodings, expected),
    ...wrong,
    ...(missing.length === 0 || isUnsupported ? [] : [`headers missing: ${missing.join(', ')}`]),
  ]
  return { details, unsupported: isUnsupported ? missing : [] }
}
