/** `npm run test:e2e -- ARGUMENTS`: runs Playwright on `out/`, or on a deployed site with `SITE=https://host/base/`. */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { electionFolder, readExpected } from '@/e2e/support/election'
import { getHeadlessPath } from '@/lib/cli/chromium'
import { runCli } from '@/lib/cli/runCli'
import { readEnv } from '@/lib/env'
import { createVariableError, GuideError } from '@/lib/problems'
import { readPlaywrightReport } from '@/lib/testing/reports'

const report = join('test-results', 'playwright.json')

await runCli(async () => {
  const { site } = readEnv()
  await checkCandidates(site)
  console.log(`Testing ${site ?? 'out/'} with ${getHeadlessPath()}`)
  rmSync(report, { force: true })
  const { status } = spawnSync(join('node_modules', '.bin', 'playwright'), ['test', ...process.argv.slice(2)], {
    stdio: 'inherit',
  })
  process.exitCode = status ?? 1
  const { skippedGroups = [] } = readPlaywrightReport(report) ?? {}
  if (skippedGroups.length > 0) console.log(`Skipped: ${skippedGroups.join('; ')}`)
})

/** @throws GuideError if there is no site, or if it has other candidates than the election in `data/` */
async function checkCandidates(site: string | undefined): Promise<void> {
  const folder = electionFolder()
  const published = site ? await fetchCandidates(site) : readCandidates()
  const ids = new Set(readExpected(folder).candidates.map(({ id }) => id))
  if (published.length === 0 || published.some(({ id }) => ids.has(id))) return
  const fix = site ? 'Set ELECTION to the election of the site.' : 'Run npm run build, or set ELECTION as in the build.'
  const message = `This is not the election in data/${folder}: it has other candidates, like “${published[0]?.id}”. ${fix}`
  throw new GuideError([{ file: site ?? 'out', message }])
}

function readCandidates(): readonly { readonly id: string }[] {
  const file = join('out', 'candidates.json')
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as { id: string }[]
  throw new GuideError([{ file: 'out', message: 'The exported site is not here. Run npm run build first.' }])
}

async function fetchCandidates(site: string): Promise<readonly { readonly id: string }[]> {
  const address = `${site}candidates.json`
  const response = await fetch(address).catch(() => undefined)
  if (response?.ok) return (await response.json()) as { id: string }[]
  const reason = response ? `answers ${response.status}` : 'cannot be reached'
  throw createVariableError('SITE', `${address} ${reason}. Set this to the address of a deployed guide.`)
}
