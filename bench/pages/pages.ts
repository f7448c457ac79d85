/**
 * `npm run bench:pages`: measures the pages of this site on an emulated slow phone, and compares them with the same pages without
 * scripts. `-- --no-build` uses `out/` as it is.
 */
import { chromium } from 'playwright'
import { getGuide } from '@/guide/read/getGuide'
import { browserArgs, getBrowserPath } from '@/lib/cli/chromium'
import { launchDevTools } from '@/lib/cli/devTools'
import { runCli } from '@/lib/cli/runCli'
import { startServer } from '@/lib/server/staticServer'
import { checkBudgets, sites, type Visit } from './budgets'
import { folders, makeSites } from './makeSites'
import { visitSite } from './scenarios'

const ROUNDS = 5

await runCli(async () => {
  const guide = getGuide()
  await makeSites(!process.argv.includes('--no-build'))
  const browser = await chromium.launch({ executablePath: getBrowserPath(), args: [...browserArgs] })
  const devTools = launchDevTools(getBrowserPath())
  const servers = await Promise.all(
    sites.map(async (site) => ({ site, ...(await startServer({ folder: folders[site], port: 0 })) })),
  )
  const visits: Visit[] = []
  try {
    // Every round visits both sites, so that load on the machine affects them equally.
    for (let round = 1; round <= ROUNDS; round++) {
      console.log(`Round ${round} of ${ROUNDS}`)
      for (const server of servers) visits.push(...(await visitSite(browser, devTools, server, guide)))
    }
  } finally {
    await Promise.all([browser.close(), devTools.close(), ...servers.map(({ stop }) => stop())])
  }
  const checks = checkBudgets(visits, guide.races.length > 1)
  console.log(`\nMedians of ${ROUNDS} rounds`)
  console.table(Object.fromEntries(checks.map(({ name, value, limit, isMet }) => [name, { value, limit, met: isMet }])))
  const missed = checks.filter(({ isMet }) => !isMet)
  for (const { name, value, limit } of missed) console.error(`MISSED ${name}: ${value}, limit ${limit}`)
  console.log(`${checks.length - missed.length} of ${checks.length} budgets met`)
  if (missed.length > 0) process.exitCode = 1
})
