/**
 * `npm run gallery`: screenshots of every kind of page, in every width, color scheme and medium, and one contact sheet
 * of them all to look at. Takes Medford's election, and a made-up one for the states that Medford's has no case of.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright'
import { browserArgs, browserPath } from '@/lib/cli/chromium'
import { buildSite } from '@/lib/cli/buildSite'
import { contactSheet, type Shot } from './gallery/contactSheet'
import { loadImages } from '@/lib/loadImages'
import { startServer } from '@/lib/server/staticServer'
import { runCli } from '@/lib/cli/runCli'

const folder = 'gallery'
const widths = [360, 768, 1280]
/** Letter paper less its margins, at 96 pixels an inch. */
const sheetWidth = 710

const looks: Record<string, BrowserContextOptions> = {
  light: { colorScheme: 'light' },
  dark: { colorScheme: 'dark' },
  forced: { forcedColors: 'active' },
}

/** The sites, and what to look at in each: a page's name and its address. */
const sites: readonly { env: { OUT_DIR: string; ELECTION: string }; pages: Record<string, string> }[] = [
  {
    env: { OUT_DIR: 'out', ELECTION: 'medford-2023' },
    pages: {
      landing: '',
      list: 'candidates/',
      profile: 'profile/lungo-koehn/',
      stance: 'profile/petrella/stance1/',
      corrections: 'corrections/',
      'not-found': 'profile/nobody/',
    },
  },
  {
    env: { OUT_DIR: 'out-showcase', ELECTION: 'fixtures/showcase' },
    pages: {
      'landing-little-known': '',
      'list-long-short-withdrawn': 'candidates/',
      'list-nobody-else': 'candidates/#moderator',
      'list-nobody': 'candidates/#constable',
      'profile-longest-name': 'profile/wolfeschlegelsteinhausen/',
      'profile-diacritics': 'profile/nguyen/',
      'profile-withdrawn-no-stances': 'profile/quill/',
      'stance-long': 'profile/ward/stance1/',
    },
  },
]

/** What a reader does to a page, or what a page has not got yet. */
const states: Record<
  string,
  { path: string; options?: BrowserContextOptions; act?: (page: Page) => Promise<unknown> }
> = {
  focus: { path: 'candidates/', act: (page) => page.getByRole('button', { name: 'Mayor' }).focus() },
  'focus-row': { path: 'profile/bears/', act: (page) => page.locator('ol a').first().focus() },
  hover: { path: 'profile/bears/', act: (page) => page.locator('ol a').first().hover() },
  pressed: {
    path: '',
    act: async (page) => {
      await page.getByRole('link', { name: 'View Candidates' }).hover()
      await page.mouse.down()
    },
  },
  'no-script': { path: 'candidates/', options: { javaScriptEnabled: false } },
  unstyled: { path: 'profile/bears/', act: (page) => page.evaluate(takeStylesAway) },
  'large-text': { path: '', act: (page) => page.evaluate(enlargeText) },
}

function takeStylesAway(): void {
  document.querySelectorAll('link[rel="stylesheet"], style').forEach((styles) => styles.remove())
}

/** With a sheet of the browser's own, since the pages let in no style from elsewhere. */
function enlargeText(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('html { font-size: 200% }')
  document.adoptedStyleSheets.push(sheet)
}

async function take(
  browser: Browser,
  options: BrowserContextOptions,
  shot: Shot,
  act?: (page: Page) => Promise<unknown>,
): Promise<Shot> {
  const context = await browser.newContext({
    viewport: { width: shot.width, height: 800 },
    reducedMotion: 'reduce',
    ...options,
  })
  const page = await context.newPage()
  await page.goto(shot.url)
  await act?.(page)
  await page.evaluate(loadImages)
  await page.screenshot({ path: join(folder, shot.file), fullPage: true })
  await context.close()
  return shot
}

async function takeSite(browser: Browser, address: string, pages: Record<string, string>): Promise<Shot[]> {
  const shots: Shot[] = []
  for (const [name, path] of Object.entries(pages)) {
    const url = address + path
    for (const [look, options] of Object.entries(looks))
      for (const width of widths)
        shots.push(await take(browser, options, { page: name, url, width, file: `${name}-${width}-${look}.png` }))
    const print = { page: name, url, width: sheetWidth, file: `${name}-print.png` }
    shots.push(await take(browser, {}, print, (page) => page.emulateMedia({ media: 'print' })))
  }
  return shots
}

await runCli(async () => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  for (const { env } of sites) buildSite(env)
  const browser = await chromium.launch({ executablePath: browserPath(), args: [...browserArgs] })
  const shots: Shot[] = []
  for (const { env, pages } of sites) {
    const { address, stop } = await startServer({ folder: env.OUT_DIR, port: 0 })
    shots.push(...(await takeSite(browser, address, pages)))
    if (env.OUT_DIR === 'out')
      for (const [name, { path, options = {}, act }] of Object.entries(states)) {
        const shot = { page: 'states', url: address + path, width: 360, file: `state-${name}.png` }
        shots.push(await take(browser, options, shot, act))
      }
    await stop()
  }
  const sheet = join(folder, 'index.html')
  writeFileSync(sheet, contactSheet(shots))
  const page = await browser.newPage({ viewport: { width: 2480, height: 800 } })
  await page.goto(pathToFileURL(resolve(sheet)).href)
  await page.screenshot({ path: join(folder, 'contact-sheet.png'), fullPage: true })
  await browser.close()
  console.log(`${shots.length} screenshots are in ${folder}/. Look at ${folder}/contact-sheet.png.`)
})
