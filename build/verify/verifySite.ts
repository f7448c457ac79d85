import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { mapInParallel } from '@/lib/mapInParallel'
import { compareResponse } from './compareResponse'
import { fetchWithRetry, type RequestLimits } from './fetchWithRetry'
import { findLeftovers, listChecks, type Check } from './listChecks'

type Verification = Awaited<ReturnType<typeof verifySite>>

interface VerifyOptions {
  /** Called after each address with the number of addresses that are done, and of all. */
  readonly onProgress?: (done: number, total: number) => void
  readonly limits?: RequestLimits
}

const concurrency = 8
const firstLimits: RequestLimits = { timeout: 10_000, retryDelays: [500] }
const defaultLimits: RequestLimits = { timeout: 30_000, retryDelays: [500, 2000] }

/**
 * Requests every public address of a live site, and compares status, headers and content with an export. Then looks for
 * addresses that the site lists and the export lacks.
 * @param site address of the home page, with a slash at the end
 */
export async function verifySite(folder: string, site: URL, options: VerifyOptions = {}) {
  const compared = await compareFiles(folder, site, options)
  const leftovers = await findLeftovers(folder, site, options.limits ?? defaultLimits, concurrency)
  return { ...compared, differences: [...compared.differences, ...leftovers] }
}

/** Describes why a host does not respond. Without this check, it would take minutes for each address. */
export async function checkResponse(site: URL, limits = firstLimits): Promise<string | undefined> {
  try {
    await fetchWithRetry(site, 'identity', limits)
    return undefined
  } catch (error) {
    const reason = (error as Error).message
    return `${site.host} does not answer: ${reason}. Check the address and your connection, then run the command again.`
  }
}

/** Does the work of {@link verifySite} for the files of a folder, which may be a part of an export. */
export async function compareFiles(
  folder: string,
  site: URL,
  { onProgress = () => {}, limits = defaultLimits }: VerifyOptions = {},
) {
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
  return {
    total: checks.length,
    differences: results.flatMap(({ address, details }) => (details.length > 0 ? [{ address, details }] : [])),
    /** Names of headers that responses lack because the host cannot set them. */
    unsupportedHeaders: [...new Set(results.flatMap(({ unsupported }) => unsupported))],
  }
}

async function runCheck(folder: string, check: Check, limits: RequestLimits) {
  const expected = check.file === undefined ? undefined : await readFile(join(folder, check.file))
  const encodingsByDetail = new Map<string, string[]>()
  const unsupported: string[] = []
  for (const encodings of check.encodings) {
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

export function formatReport({ total, differences, unsupportedHeaders }: Verification): string {
  const blocks = differences.map(({ address, details }) => `${[address, ...details].join('\n  ')}\n\n`)
  const addresses = total === 1 ? '1 address' : `${total} addresses`
  const warning = unsupportedHeaders.length === 0 ? '' : describeUnsupported(unsupportedHeaders)
  return `${blocks.join('')}${warning}Compared ${addresses}. ${formatCount(differences.length)}.`
}

/** Not a difference, because nobody can correct it on this host. */
function describeUnsupported(names: readonly string[]): string {
  return [
    `Warning: GitHub Pages can't set headers. Missing: ${names.join(', ')}.`,
    'Each page still has its own Content Security Policy in a <meta> element, but that cannot keep other sites from showing',
    'the page in a frame. docs/hosts/ lists hosts that set the headers.\n\n',
  ].join('\n')
}

function formatCount(count: number): string {
  if (count === 0) return 'No differences'
  return count === 1 ? '1 differs' : `${count} differ`
}
