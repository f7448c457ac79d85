/** Compares a live site with a local export. */
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { mapInParallel } from '@/lib/mapInParallel'
import { compareResponse } from './compareResponse'
import { fetchWithRetry, type RequestLimits } from './fetchWithRetry'
import { findLeftovers } from './findLeftovers'
import { listChecks, type Check } from './listChecks'

/** An address of the live site whose response is not as expected. */
export interface Difference {
  readonly address: string
  /** Differences, one phrase each, like `status 404, expected 200`. */
  readonly details: readonly string[]
}

export interface Verification {
  readonly total: number
  readonly differences: readonly Difference[]
  /** Names of headers that responses lack because the host cannot set them. */
  readonly unsupportedHeaders: readonly string[]
}

interface VerifyOptions {
  /** Called after each address with the number of addresses that are done, and of all. */
  readonly onProgress?: (done: number, total: number) => void
  readonly limits?: RequestLimits
}

const concurrency = 8
const defaultLimits: RequestLimits = { timeout: 30_000, retryDelays: [500, 2000] }

/**
 * Requests every public address of a live site, and compares status, headers and content with an export. Then looks for
 * addresses that the site lists and the export lacks.
 * @param folder folder of the export
 * @param site address of the home page, with a slash at the end
 */
export async function verifySite(
  folder: string,
  site: URL,
  { onProgress = () => {}, limits = defaultLimits }: VerifyOptions = {},
): Promise<Verification> {
  const checks = listChecks(folder, site, `no-such-page-${randomUUID()}`)
  let done = 0
  const results = await mapInParallel(
    checks,
    async (check) => {
      const result = await runCheck(folder, check, limits)
      onProgress((done += 1), checks.length)
      return { address: check.url.href, ...result }
    },
    concurrency,
  )
  const leftovers = await findLeftovers(folder, site, limits, concurrency)
  return {
    total: checks.length,
    differences: [
      ...results.flatMap(({ address, details }) => (details.length > 0 ? [{ address, details }] : [])),
      ...leftovers,
    ],
    unsupportedHeaders: [...new Set(results.flatMap(({ unsupported }) => unsupported))],
  }
}

/** Requests an address in each encoding, one after the other. */
async function runCheck(folder: string, check: Check, limits: RequestLimits) {
  const expected = check.file === undefined ? undefined : await readFile(join(folder, check.file))
  const encodingsByDetail = new Map<string, string[]>()
  const unsupported: string[] = []
  for (const encodings of check.encodings) {
    // oxlint-disable-next-line no-await-in-loop
    const result = await fetchWithRetry(check.url, encodings, limits).then(
      (response) => compareResponse(check, encodings, expected, response),
      (error: Error) => ({ details: [`request failed: ${error.message}`], unsupported: [] }),
    )
    unsupported.push(...result.unsupported)
    for (const detail of result.details)
      encodingsByDetail.set(detail, [...(encodingsByDetail.get(detail) ?? []), encodings])
  }
  const details = [...encodingsByDetail].map(([detail, encodings]) =>
    encodings.length === check.encodings.length ? detail : `${detail} (Accept-Encoding: ${encodings.join(' or ')})`,
  )
  return { details, unsupported }
}
