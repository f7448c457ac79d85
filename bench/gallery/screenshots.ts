import { join } from 'node:path'
import type { Browser, BrowserContextOptions } from 'playwright'
import { loadImages } from './loadImages'
import type { Screenshot } from './contactSheet'
import type { GalleryPages } from './pages'
import type { PageState } from './states'

const widths = [360, 768, 1280]
/** Width of Letter paper without margins, at 96 pixels per inch. */
const printWidth = 710

const colorModes: Readonly<Record<string, BrowserContextOptions>> = {
  light: { colorScheme: 'light' },
  dark: { colorScheme: 'dark' },
  forced: { forcedColors: 'active' },
}

/** The browser, and where to find the site and write screenshots. */
export interface Session {
  readonly browser: Browser
  /** Address of the site's home page. */
  readonly address: string
  /** Folder of the gallery. */
  readonly folder: string
}

/** Takes a screenshot of each page in each width and color mode, and in print. */
export async function takePageScreenshots(session: Session, pages: GalleryPages): Promise<Screenshot[]> {
  const screenshots: Screenshot[] = []
  for (const [page, path] of Object.entries(pages)) {
    const url = session.address + path
    for (const [mode, options] of Object.entries(colorModes))
      for (const width of widths) {
        const screenshot = { page, url, width, file: `${page}-${width}-${mode}.png` }
        screenshots.push(await takeScreenshot(session, screenshot, { options }))
      }
    const print = { page, url, width: printWidth, file: `${page}-print.png` }
    screenshots.push(await takeScreenshot(session, print, { act: (tab) => tab.emulateMedia({ media: 'print' }) }))
  }
  return screenshots
}

/** Takes a screenshot of each state, at the width of a phone. */
export async function takeStateScreenshots(
  session: Session,
  states: Readonly<Record<string, PageState>>,
): Promise<Screenshot[]> {
  const screenshots: Screenshot[] = []
  for (const [name, { path, ...state }] of Object.entries(states)) {
    const screenshot = { page: 'states', url: session.address + path, width: 360, file: `state-${name}.png` }
    screenshots.push(await takeScreenshot(session, screenshot, state))
  }
  return screenshots
}

async function takeScreenshot(
  { browser, folder }: Session,
  screenshot: Screenshot,
  { options, act }: Omit<PageState, 'path'>,
): Promise<Screenshot> {
  const viewport = { width: screenshot.width, height: 800 }
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce', ...options })
  const page = await context.newPage()
  await page.goto(screenshot.url)
  await act?.(page)
  await page.evaluate(loadImages)
  await page.screenshot({ path: join(folder, screenshot.file), fullPage: true })
  await context.close()
  return screenshot
}
