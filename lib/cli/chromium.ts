/** Finds a Chromium for browser tests, or installs one. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'
import { childEnv, readEnv } from '../env'

const isRoot = process.getuid?.() === 0

/** Command-line arguments for Chromium. Its sandbox does not work as root, and tests must not cause network traffic. */
export const browserArgs: readonly string[] = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

const systemNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * Returns the path of a working Chromium: `CHROMIUM_PATH`, Playwright's, the system's, or else a newly installed one.
 * @throws Error if `CHROMIUM_PATH` does not start, or if no Chromium can be installed
 */
export function browserPath(): string {
  const { chromiumPath } = readEnv()
  if (chromiumPath === undefined) return findBrowser() ?? installBrowser()
  if (canStart(chromiumPath)) return chromiumPath
  throw new Error(`CHROMIUM_PATH is "${chromiumPath}", which does not start a browser. Correct it, or unset it.`)
}

function findBrowser(): string | undefined {
  const folders = readEnv().searchPath.split(delimiter)
  const systemPaths = systemNames.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [chromium.executablePath(), ...systemPaths].find(canStart)
}

function canStart(path: string): boolean {
  return existsSync(path) && spawnSync(path, ['--version'], { timeout: 30_000 }).status === 0
}

function installBrowser(): string {
  const commands = [
    ['npx', 'playwright', 'install', ...(isRoot ? ['--with-deps'] : []), 'chromium'],
    ...(isRoot
      ? [
          ['apt-get', 'update'],
          ['apt-get', 'install', '--yes', 'chromium'],
        ]
      : []),
  ]
  for (const [command = '', ...args] of commands) {
    console.log(`Chromium not found. Running: ${[command, ...args].join(' ')}`)
    spawnSync(command, args, {
      stdio: 'ignore',
      timeout: 600_000,
      env: childEnv({ DEBIAN_FRONTEND: 'noninteractive' }),
    })
    const path = findBrowser()
    if (path) return path
  }
  throw new Error(
    'The browser tests need Chromium, which could not be found or installed. Install it with `npx playwright install --with-deps chromium` or `apt-get install chromium`, or set CHROMIUM_PATH to its path.',
  )
}
