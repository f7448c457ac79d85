import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createProgress } from '@/lib/cli/createProgress'
import { readEnv } from '@/lib/env'
import { checkResponse, formatReport, verifySite } from './verifySite'

/**
 * Compares every public address of a live site with the export. Sets the exit code to 1 if there is a difference, no export
 * or no response, and to 2 if the address is invalid.
 */
export async function runVerify([address = '', ...rest]: readonly string[]): Promise<void> {
  const site = rest.length === 0 ? parseSiteAddress(address) : undefined
  if (!site) return fail('Usage: npm run verify -- https://example.org/guide/ (the address of the home page)', 2)
  const { outDir } = readEnv()
  if (!existsSync(join(outDir, 'index.html')))
    return fail(`There is no export in ${outDir}/. Run npm run build, with the options of the live site.`, 1)
  console.log(`Comparing ${site.href} with ${outDir}/`)
  console.log(`Waiting for ${site.host} to answer.`)
  const problem = await checkResponse(site)
  if (problem !== undefined) return fail(problem, 1)
  const result = await verifySite(outDir, site, { onProgress: createProgress(process.stdout) })
  console.log(formatReport(result))
  if (result.differences.length > 0) process.exitCode = 1
}

function fail(message: string, exitCode: number): void {
  console.error(message)
  process.exitCode = exitCode
}

/** Adds a slash at the end. Undefined if the text is not an HTTP address, or has a user name, a query or a fragment. */
function parseSiteAddress(text: string): URL | undefined {
  if (!URL.canParse(text)) return undefined
  const { protocol, username, password, host, pathname, search, hash } = new URL(text)
  if (!/^https?:$/.test(protocol) || username || password || search || hash) return undefined
  return new URL(`${protocol}//${host}${pathname.replace(/\/*$/, '/')}`)
}
