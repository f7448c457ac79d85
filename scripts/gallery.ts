/**
 * `npm run gallery`: takes screenshots of every kind of page in several widths, color modes and in print, and writes a
 * contact sheet. Uses the configured election, plus a fixture for states that it does not have. Without an election,
 * uses only the fixture.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium, type Browser } from 'playwright'
import { browserArgs, getBrowserPath } from '@/lib/cli/chromium'
import { buildSite } from '@/lib/cli/buildSite'
import { runCli } from '@/lib/cli/runCli'
import { readEnv } from '@/lib/env'
import { listFiles } from '@/lib/listFiles'
import { startServer } from '@/lib/server/staticServer'
import type { OpenCandidate } from '@/guide/ask/guide'
import { buildContactSheet, type Screenshot } from '@/bench/gallery/contactSheet'
import { choosePages, fixturePages } from '@/bench/gallery/pages'
import { takePageScreenshots, takeStateScreenshots } from '@/bench/gallery/screenshots'
import { chooseStates } from '@/bench/gallery/states'

interface Site {
  /** Variables for the build. */
  readonly env: Readonly<Record<string, string>>
  /** Folder of the export. */
  readonly out: string
  readonly choosePages: typeof choosePages
}

const folder = 'gallery'

function chooseSites(): readonly Site[] {
  const { election, outDir } = readEnv()
  const hasElection =
    election !== undefined || readdirSync('data').some((name) => existsSync(join('data', name, 'election.yaml')))
  const fixture = { env: { OUT_DIR: 'out-showcase', ELECTION: 'fixtures/showcase' }, out: 'out-showcase' }
  return [
    ...(hasElection ? [{ env: { OUT_DIR: outDir }, out: outDir, choosePages }] : []),
    { ...fixture, choosePages: () => fixturePages },
  ]
}

/** Paths of every page of an export, relative to the home page. */
function listPages(out: string): readonly string[] {
  return listFiles(out).flatMap((file) => (/(^|\/)index\.html$/.test(file) ? [file.replace(/index\.html$/, '')] : []))
}

async function takeScreenshots(browser: Browser, { out, ...site }: Site, withStates: boolean): Promise<Screenshot[]> {
  const candidates = JSON.parse(readFileSync(join(out, 'candidates.json'), 'utf8')) as OpenCandidate[]
  const { address, stop } = await startServer({ folder: out, port: 0 })
  const session = { browser, address, folder }
  const screenshots = await takePageScreenshots(session, site.choosePages(candidates, listPages(out)))
  if (withStates) screenshots.push(...(await takeStateScreenshots(session, chooseStates(candidates))))
  await stop()
  return screenshots
}

await runCli(async () => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  const sites = chooseSites()
  for (const { env } of sites) buildSite(env)
  const browser = await chromium.launch({ executablePath: getBrowserPath(), args: [...browserArgs] })
  const screenshots: Screenshot[] = []
  for (const site of sites) screenshots.push(...(await takeScreenshots(browser, site, site === sites[0])))
  const sheet = join(folder, 'index.html')
  writeFileSync(sheet, buildContactSheet(screenshots))
  const page = await browser.newPage({ viewport: { width: 2480, height: 800 } })
  await page.goto(pathToFileURL(resolve(sheet)).href)
  await page.screenshot({ path: join(folder, 'contact-sheet.png'), fullPage: true })
  await browser.close()
  console.log(`${screenshots.length} screenshots are in ${folder}/. Start with ${folder}/contact-sheet.png.`)
})
