/**
 * `npm run bench:pages`: measures the pages of this site on an emulated slow phone, and compares them with the same
 * pages without scripts. `-- --no-build` uses `out/` as it is.
 */
import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'cheerio'
import { getGuide } from '@/guide/read/getGuide'
import { launchBrowser } from '@/lib/cli/prerenderingTab'
import { runCli } from '@/lib/cli/runCli'
import { startServer } from '@/lib/server/staticServer'
import { compressFiles } from '@/build/compressFiles'
import { buildSite } from '@/lib/cli/buildSite'
import { listFiles } from '@/lib/listFiles'
import { GuideError } from '@/lib/problems'
import { writeFileWithFolders } from '@/lib/writeFileWithFolders'
import { checkBudgets, sites, type Visit, type Site } from './budgets'
import { visitSite } from './visits'

const ROUNDS = 5

const folders: Readonly<Record<Site, string>> = { site: 'out', baseline: 'out-bench-baseline' }

await runCli(async () => {
  const guide = getGuide()
  await makeSites(!process.argv.includes('--no-build'))
  const browser = await launchBrowser()
  const servers = await Promise.all(
    sites.map(async (site) => ({ site, ...(await startServer({ folder: folders[site], port: 0 })) })),
  )
  const visits: Visit[] = []
  try {
    // Every round visits both sites, so that load on the machine affects them equally.
    for (let round = 1; round <= ROUNDS; round++) {
      console.log(`Round ${round} of ${ROUNDS}`)
      for (const server of servers) visits.push(...(await visitSite(browser, server, guide)))
    }
  } finally {
    await Promise.all([browser.close(), ...servers.map(({ stop }) => stop())])
  }
  const checks = checkBudgets(visits, guide.races.length > 1)
  console.log(`\nMedians of ${ROUNDS} rounds`)
  console.table(Object.fromEntries(checks.map(({ name, value, limit, isMet }) => [name, { value, limit, met: isMet }])))
  const missed = checks.filter(({ isMet }) => !isMet)
  for (const { name, value, limit } of missed) console.error(`MISSED ${name}: ${value}, limit ${limit}`)
  console.log(`${checks.length - missed.length} of ${checks.length} budgets met`)
  if (missed.length > 0) process.exitCode = 1
})

/**
 * @param build false to keep the existing `out/`
 * @throws GuideError if it is missing
 */
async function makeSites(build: boolean): Promise<void> {
  const { site, baseline } = folders
  if (build) buildSite({ OUT_DIR: site })
  if (!existsSync(join(site, 'index.html')))
    throw new GuideError([{ file: site, message: 'No site is here. Run npm run build, or omit --no-build.' }])
  rmSync(baseline, { recursive: true, force: true })
  cpSync(site, baseline, { recursive: true, filter: isShared })
  for (const page of listFiles(site).filter((file) => file.endsWith('.html')))
    writeFileWithFolders(join(baseline, page), toBaselineHtml(readFileSync(join(site, page), 'utf8')))
  await compressFiles(baseline)
}

/** True for the files that the baseline takes over as they are. */
function isShared(source: string): boolean {
  return !/[/\\]_next$|\.(html|txt)(\.(br|gz))?$/.test(source)
}

/**
 * Turns an exported page into its baseline: the same markup and styles, without scripts. Only a page with race
 * buttons gets a few lines of script, because without them it shows every race and a button has no effect to measure.
 */
function toBaselineHtml(page: string): string {
  const $ = load(page)
  // The content security policy allows only the scripts of the original page.
  $('script, link[rel=modulepreload], link[as=script], meta[http-equiv="Content-Security-Policy" i]').remove()
  const firstRace = $('[data-race-section]').first().attr('id')
  if ($('button[data-race]').length > 0 && firstRace)
    $('head').append(
      $('<script>').text(`const { dataset } = document.documentElement
dataset.race = '${firstRace}'
onclick = ({ target }) => {
  const chosen = target.closest('button[data-race]')
  if (chosen) dataset.race = chosen.dataset.race
}`),
    )
  return $.html()
}
