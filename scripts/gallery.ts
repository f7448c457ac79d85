/**
 * `npm run gallery`: takes screenshots of the smallest and the largest page of every kind in several widths, color modes and
 * in print, and writes a contact sheet. Uses the configured election, if there is one, and a fixture for states that it does
 * not have.
 */
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Browser, type BrowserContextOptions } from 'playwright'
import { loadImages } from '@/e2e/support/loadImages'
import { browserArgs, getBrowserPath } from '@/lib/cli/chromium'
import { buildSite } from '@/lib/cli/buildSite'
import { runCli } from '@/lib/cli/runCli'
import { readEnv } from '@/lib/env'
import { groupBy } from '@/lib/collections'
import { listFiles } from '@/lib/listFiles'
import { startServer } from '@/lib/server/staticServer'

const folder = 'gallery'

/** Options of each screenshot of a page, by its name. Letter paper without margins is 710 pixels wide. */
const modes: Readonly<Record<string, BrowserContextOptions>> = {
  ...Object.fromEntries(
    [360, 768, 1280].flatMap((width) => [
      [`${width}-light`, { viewport: { width, height: 800 } }],
      [`${width}-dark`, { viewport: { width, height: 800 }, colorScheme: 'dark' }],
      [`${width}-forced`, { viewport: { width, height: 800 }, forcedColors: 'active' }],
    ]),
  ),
  print: { viewport: { width: 710, height: 800 } },
}

/** Paths of the smallest and the largest page of every kind of an export. Pages of one kind have one form of address. */
function choosePages(out: string): readonly string[] {
  const pages = listFiles(out).filter((file) => file.endsWith('.html'))
  const kinds = groupBy(pages, (file) =>
    file.replace(/(?<=^(?:answers|candidates|compare|profile|questions)\/)[^/]+(?=\/)/, ''),
  )
  return [...kinds.values()].flatMap((files) => {
    const bySize = files.toSorted((a, b) => statSync(join(out, a)).size - statSync(join(out, b)).size)
    return [...new Set([bySize[0] ?? '', bySize.at(-1) ?? ''])].map((file) => file.replace(/index\.html$/, ''))
  })
}

/** Returns the site's part of the contact sheet. */
async function takeScreenshots(browser: Browser, out: string): Promise<string> {
  const { address, stop } = await startServer({ folder: out, port: 0 })
  const rows: string[] = []
  for (const path of choosePages(out)) {
    const name = [out, ...path.split(/[/.]/)].filter(Boolean).join('-')
    const thumbnails: string[] = []
    for (const [mode, options] of Object.entries(modes)) {
      const context = await browser.newContext({ reducedMotion: 'reduce', ...options })
      const page = await context.newPage()
      if (mode === 'print') await page.emulateMedia({ media: 'print' })
      await page.goto(address + path)
      await page.evaluate(loadImages)
      const file = `${name}-${mode}.png`
      await page.screenshot({ path: join(folder, file), fullPage: true })
      await context.close()
      thumbnails.push(`<a href="${file}">${mode}<br><img src="${file}" alt="" width="200"></a>`)
    }
    rows.push(`<h2>${name}</h2><div>${thumbnails.join('\n')}</div>`)
  }
  await stop()
  return rows.join('\n')
}

await runCli(async () => {
  const { election, outDir } = readEnv()
  const hasElection =
    election !== undefined || readdirSync('data').some((name) => existsSync(join('data', name, 'election.yaml')))
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  if (hasElection) buildSite({ OUT_DIR: outDir })
  buildSite({ OUT_DIR: 'out-showcase', ELECTION: 'fixtures/showcase' })
  const browser = await chromium.launch({ executablePath: getBrowserPath(), args: [...browserArgs] })
  const rows: string[] = []
  for (const out of [...(hasElection ? [outDir] : []), 'out-showcase']) rows.push(await takeScreenshots(browser, out))
  await browser.close()
  const style = 'div { display: flex; gap: 12px } a { flex: none; height: 460px; overflow: hidden }'
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Gallery</title><style>${style}</style>${rows.join('\n')}`,
  )
  console.log(`The screenshots are in ${folder}/. Start with ${folder}/index.html.`)
})
