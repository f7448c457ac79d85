/** Compares a live site with a local export. */
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { mapInParallel } from '../mapInParallel'
import { getExpectedType, isExpectedType } from './contentTypes'
import { fetchWithRetry, type RequestLimits, type SiteResponse } from './fetchWithRetry'
import { listChecks, type Check } from './listChecks'

/** An address of the live site whose response is not as expected. */
export interface Difference {
  readonly address: string
  /** Differences, one phrase each, like `status 404, expected 200`. */
  readonly details: readonly string[]
}

/** Options of {@link verifySite}. */
interface VerifyOptions {
  /** Called after each address with the number of addresses that are done, and of all. */
  readonly onProgress?: (done: number, total: number) => void
  readonly limits?: RequestLimits
}

const concurrency = 8
const defaultLimits: RequestLimits = { timeout: 30_000, retryDelays: [500, 2000] }

/**
 * Requests every public address of a live site, and compares status, content type and decoded content with an export.
 * @param folder folder of the export
 * @param site address of the home page, with a slash at the end
 * @returns the number of addresses, and the differences by address
 */
export async function verifySite(
  folder: string,
  site: URL,
  { onProgress = () => {}, limits = defaultLimits }: VerifyOptions = {},
): Promise<{ readonly total: number; readonly differences: readonly Difference[] }> {
  const checks = listChecks(folder, site, `no-such-page-${randomUUID()}/`)
  let done = 0
  const results = await mapInParallel(
    checks,
    async (check): Promise<Difference> => {
      const details = await runCheck(folder, check, limits)
      onProgress((done += 1), checks.length)
      return { address: check.url.href, details }
    },
    concurrency,
  )
  return { total: checks.length, differences: results.filter(({ details }) => details.length > 0) }
}

async function runCheck(folder: string, check: Check, limits: RequestLimits): Promise<readonly string[]> {
  const expected = check.file === undefined ? undefined : await readFile(join(folder, check.file))
  try {
    return compare(check, expected, await fetchWithRetry(check.url, limits))
  } catch (error) {
    return [`request failed: ${(error as Error).message}`]
  }
}

function compare({ status, file }: Check, expected: Buffer | undefined, response: SiteResponse): readonly string[] {
  if (response.status !== status) {
    const location = response.headers.get('location')
    return [`status ${response.status}${location ? ` to ${location}` : ''}, expected ${status}`]
  }
  if (file === undefined || expected === undefined) return []
  const type = response.headers.get('content-type')
  return [
    ...(isExpectedType(file, type) ? [] : [`type ${type ?? 'missing'}, expected ${getExpectedType(file)}`]),
    ...(response.body.equals(expected) ? [] : [describeContent(response.body, expected)]),
  ]
}

function describeContent(body: Buffer, expected: Buffer): string {
  if (body.length !== expected.length) return `content has ${body.length} bytes, expected ${expected.length}`
  return `content differs at byte ${body.findIndex((byte, index) => byte !== expected[index]) + 1}`
}
