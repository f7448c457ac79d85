/**
 * `npm run bench:pages`: measures the pages of this site on an emulated slow phone, and compares them with the same pages without
 * scripts. `-- --no-build` uses `out/` as it is.
 */
import { cpus, totalmem } from 'node:os'
import { chromium, type Browser } from 'playwright'
import { getGuide } from '@/guide/read/getGuide'
import { browserArgs, getBrowserPath } from '@/lib/cli/chromium'
import { launchDevTools, type DevTools } from '@/lib/cli/devTools'
import { runCli } from '@/lib/cli/runCli'
import { startServer } from '@/lib/server/staticServer'
import { checkBudgets, type BudgetCheck } from './budgets'
import { combine, pageKinds, sites, type PageKind, type PageResults, type Results, type Site } from './metrics'
import { phone } from './phone/slowPhone'
import { visitSite, type VisitResult } from './scenarios'
import { folders, makeSites } from './makeSites'
import { chooseSubject, type Subject } from './subject'
import { resultRows, round } from './table'

const ROUNDS = 5

interface SiteVisit extends VisitResult {
  readonly site: Site
}

/** Visits every site in every round, so that load on the machine affects all sites equally. */
async function visitAll(browser: Browser, devTools: DevTools, subject: Subject): Promise<readonly SiteVisit[]> {
  const servers = await Promise.all(
    sites.map(async (site) => ({ site, ...(await startServer({ folder: folders[site], port: 0 })) })),
  )
  const visits: SiteVisit[] = []
  for (let index = 1; index <= ROUNDS; index++) {
    console.log(`Round ${index} of ${ROUNDS}`)
    for (const server of servers)
      visits.push(
        ...(await visitSite(browser, devTools, server, subject)).map((visit) => ({ site: server.site, ...visit })),
      )
  }
  await Promise.all(servers.map(({ stop }) => stop()))
  return visits
}

function combineVisits(visits: readonly SiteVisit[], pages: readonly PageKind[]): Results {
  const combined = (page: PageKind, site: Site) =>
    combine(visits.filter((visit) => visit.page === page && visit.site === site).map(({ metrics }) => metrics))
  return Object.fromEntries(
    pages.map((page) => [page, Object.fromEntries(sites.map((site) => [site, combined(page, site)])) as PageResults]),
  )
}

/** @throws Error if the sites show different content, which would make the comparison meaningless */
function requireSameContent(visits: readonly SiteVisit[]): void {
  for (const page of pageKinds) {
    const [first, ...others] = visits.filter((visit) => visit.page === page && visit.content !== undefined)
    const other = others.find(({ content }) => content !== first?.content)
    if (first && other)
      throw new Error(`${page}: ${first.site} and ${other.site} differ:\n${first.content}\n${other.content}`)
  }
}

function printReport(results: Results, checks: readonly BudgetCheck[]): void {
  console.log(`\nMedians of ${ROUNDS} rounds. Columns with × are multiples of this site's values.`)
  for (const [page, values] of Object.entries(results)) {
    console.log(`\n${page}`)
    console.table(resultRows(values))
  }
  console.log('\nbudgets')
  console.table(
    Object.fromEntries(
      checks.map(({ name, value, limit, isMet }) => [name, { value: round(value, 3), limit, met: isMet }]),
    ),
  )
}

await runCli(async () => {
  const start = Date.now()
  const subject = chooseSubject(getGuide())
  await makeSites(!process.argv.includes('--no-build'))
  const browser = await chromium.launch({ executablePath: getBrowserPath(), args: [...browserArgs] })
  const memory = `${Math.round(totalmem() / 2 ** 30)} GB`
  console.log(`Machine: ${cpus().length} × ${cpus()[0]?.model}, ${memory}; Node.js ${process.version}`)
  console.log(`Browser: Chromium ${browser.version()}; phone: ${phone}`)
  const devTools = launchDevTools(getBrowserPath())
  const visits = await visitAll(browser, devTools, subject).finally(() =>
    Promise.all([browser.close(), devTools.close()]),
  )
  requireSameContent(visits)
  const results = combineVisits(visits, subject.pages)
  const checks = checkBudgets(results, subject.races !== undefined)
  printReport(results, checks)
  const missed = checks.filter(({ isMet }) => !isMet)
  for (const { name, value, limit } of missed) console.error(`MISSED ${name}: ${round(value, 3)}, limit ${limit}`)
  const met = checks.length - missed.length
  console.log(`${met} of ${checks.length} budgets met, in ${Math.round((Date.now() - start) / 1000)} s`)
  if (missed.length > 0) process.exitCode = 1
})
