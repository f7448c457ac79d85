/** Finds a Chromium for the tests, or gets one. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'
import { childEnv, readEnv } from '../env'

/** Chromium refuses its sandbox to root; and a browser under test has no business calling home. */
export const browserArgs: readonly string[] = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

const systemNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * The path of a Chromium that starts: `CHROMIUM_PATH`, Playwright's own, or the system's; otherwise one is installed.
 * @throws an error that says what to install
 */
export function browserPath(): string {
  const named = readEnv().chromiumPath
  if (named) {
    if (starts(named)) return named
    throw new Error(`CHROMIUM_PATH is "${named}", and no browser starts from there. Correct it, or unset it.`)
  }
  return present() ?? install() ?? fail()
}

function present(): string | undefined {
  const folders = readEnv().searchPath.split(delimiter)
  const system = systemNames.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [chromium.executablePath(), ...system].find(starts)
}

function starts(path: string): boolean {
  return existsSync(path) && spawnSync(path, ['--version'], { timeout: 30_000 }).status === 0
}

function install(): string | undefined {
  const root = process.getuid?.() === 0
  const ways = [
    ['npx', 'playwright', 'install', ...(root ? ['--with-deps'] : []), 'chromium'],
    ...(root
      ? [
          ['apt-get', 'update'],
          ['apt-get', 'install', '--yes', 'chromium'],
        ]
      : []),
  ]
  for (const [command = '', ...args] of ways) {
    console.log(`No Chromium found. Trying: ${[command, ...args].join(' ')}`)
    spawnSync(command, args, {
      stdio: ['ignore', 'ignore', 'ignore'],
      timeout: 600_000,
      env: childEnv({ DEBIAN_FRONTEND: 'noninteractive' }),
    })
    const path = present()
    if (path) return path
  }
  return undefined
}

function fail(): never {
  throw new Error(
    'The browser tests need Chromium, and none could be found or installed. Install one, with `npx playwright install --with-deps chromium` or `apt-get install chromium`, or set CHROMIUM_PATH to the one you have.',
  )
}
