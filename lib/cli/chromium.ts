/** Finds the Chromium that browser tests, screenshots and benchmarks use. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'
import { readEnv } from '@/lib/env'
import { createVariableError } from '@/lib/problems'

/** Command-line arguments for Chromium. Its sandbox does not work as root, and tests must not cause other requests. */
export const browserArgs: readonly string[] = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

const systemNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** Debian's Chromium without the parts for a window. Tests need 40% less processor time in it. */
const headlessShell = 'chromium-headless-shell'

/** @throws GuideError with the command that installs Chromium, if none works */
export function getBrowserPath(): string {
  const path = findBrowser()
  if (path) return path
  const message = 'There is no Chromium here. Run `npm run browser` to install one, or set this to the path of one.'
  throw createVariableError('CHROMIUM_PATH', message)
}

/**
 * Path of the Chromium in `CHROMIUM_PATH`, or else of the first of Playwright's and the system's that starts.
 * @throws GuideError if `CHROMIUM_PATH` is set to something that does not start
 */
export function findBrowser(): string | undefined {
  const { chromiumPath } = readEnv()
  if (chromiumPath) {
    if (canStart(chromiumPath)) return chromiumPath
    throw createVariableError('CHROMIUM_PATH', `“${chromiumPath}” does not start. Correct the path, or unset it.`)
  }
  return [chromium.executablePath(), ...systemNames.flatMap(listSystemPaths)].find(canStart)
}

/** Path of the headless shell, or else {@link getBrowserPath}. The shell has no back/forward cache. */
export function getHeadlessPath(): string {
  const shell = readEnv().chromiumPath ? undefined : listSystemPaths(headlessShell).find((path) => existsSync(path))
  return shell ?? getBrowserPath()
}

/** Returns the paths that a program of the system may have. */
export function listSystemPaths(name: string): readonly string[] {
  return readEnv()
    .searchPath.split(delimiter)
    .map((folder) => join(folder, name))
}

function canStart(path: string): boolean {
  return existsSync(path) && spawnSync(path, ['--version'], { timeout: 30_000 }).status === 0
}
