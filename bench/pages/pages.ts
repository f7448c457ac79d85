/**
 * `npm run bench:pages`: holds the pages of this site against its untouched export, the same pages as bare HTML, and
 * the same content as a client-rendered app, on a slow phone. With `--no-build` it takes out/ and out-plain/ as they are.
 */
import { cpus, totalmem } from 'node:os'
import { chromium, type Browser } from 'playwright'
import { startServer } from '@/lib/server/staticServer'
import { browserArgs, browserPath } from '@/lib/cli/chromium'
import { runCli } from '@/lib/cli/runCli'
import { checkBudgets, describeBudgets } from './budgets'
import { combine, kinds, type Figures, type Kind, type Results, type Site } from './measures'
import { folders, makeSites } from './sites'
import { phone } from './slowPhone'
import { makeTable } from './table'
import { visitSite, type Finding } from './scenarios'

const ROUNDS = 5
const sites = Object.keys(folders) as Site[]

/** What a visit to one of the sites found out. */
interface Found extends Finding {
  readonly site: Site
}

/** All sites in every round, so that what else the machine does meets them alike. */
async function visitAll(browser: Browser): Promise<readonly Found[]> {
  const served = await Promise.all(
    sites.map(async (site) => ({ site, ...(await startServer({ folder: folders[site], port: 0 })) })),
  )
  const all: Found[] = []
  for (let round = 1; round <= ROUNDS; round++) {
    console.log(`Round ${round} of ${ROUNDS} …`)
    for (const { site, address } of served)
      all.push(...(await visitSite(browser, site, address)).map((finding) => ({ site, ...finding })))
  }
  await Promise.all(served.map(({ stop }) => stop()))
  return all
}

function combineAll(all: readonly Found[]): Results {
  const of = (kind: Kind, site: Site): Figures =>
    combine(all.filter((found) => found.kind === kind && found.site === site).map(({ figures }) => figures))
  return Object.fromEntries(
    kinds.map((kind) => [kind, Object.fromEntries(sites.map((site) => [site, of(kind, site)]))]),
  ) as Results
}

/** @throws Error when the sites do not show the same, so that there is nothing to compare */
function requireSameContent(all: readonly Found[]): void {
  for (const kind of kinds) {
    const [first, ...others] = all.filter((found) => found.kind === kind && found.content !== undefined)
    const other = others.find(({ content }) => content !== first!.content)
    if (other) throw new Error(`${kind}: ${first!.site} and ${other.site} differ:\n${first!.content}\n${other.content}`)
  }
}

await runCli(async () => {
  const begun = Date.now()
  await makeSites(!process.argv.includes('--no-build'))
  const browser = await chromium.launch({ executablePath: browserPath(), args: [...browserArgs] })
  const [cpu] = cpus()
  const memory = `${Math.round(totalmem() / 2 ** 30)} GB`
  console.log(`Machine: ${cpus().length} × ${cpu?.model}, ${memory}; Node.js ${process.version}`)
  console.log(`Browser: Chromium ${browser.version()}; phone: ${phone}`)
  const all = await visitAll(browser).finally(() => browser.close())
  requireSameContent(all)
  const results = combineAll(all)
  const bars = checkBudgets(results)
  console.log(`\nMedians of ${ROUNDS}:\n\n${makeTable(results)}\n\n${describeBudgets(bars)}`)
  const missed = bars.filter(({ kept }) => !kept).length
  console.log(`\n${bars.length - missed} bars kept, ${missed} missed, in ${Math.round((Date.now() - begun) / 1000)} s`)
  if (missed > 0) process.exitCode = 1
})
