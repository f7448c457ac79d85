/**
 * `npm run verify -- https://example.org/guide/`: compares every public address of a live site with the export. Exits
 * with 1 if there is a difference or no export, and with 2 if the address is invalid.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createProgress } from '@/lib/cli/createProgress'
import { runCli } from '@/lib/cli/runCli'
import { readEnv } from '@/lib/env'
import { formatReport } from '@/build/verify/formatReport'
import { parseSiteAddress } from '@/build/verify/siteAddress'
import { verifySite } from '@/build/verify/verifySite'

function fail(message: string, exitCode: number): void {
  console.error(message)
  process.exitCode = exitCode
}

await runCli(async () => {
  const [address = '', ...rest] = process.argv.slice(2)
  const site = rest.length === 0 ? parseSiteAddress(address) : undefined
  if (!site) return fail('Usage: npm run verify -- https://example.org/guide/ (the address of the home page)', 2)
  const { outDir } = readEnv()
  if (!existsSync(join(outDir, 'index.html')))
    return fail(`There is no export in ${outDir}/. Run npm run build, with the options of the live site.`, 1)
  console.log(`Comparing ${site.href} with ${outDir}/`)
  const result = await verifySite(outDir, site, { onProgress: createProgress(process.stdout) })
  console.log(formatReport(result))
  if (result.differences.length > 0) process.exitCode = 1
})
