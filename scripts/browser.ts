/** `npm run browser`: prints the path of the Chromium that the browser tests use, and installs one if there is none. */
import { spawnSync } from 'node:child_process'
import { findBrowser } from '@/lib/cli/chromium'
import { runCli } from '@/lib/cli/runCli'
import { buildChildEnv } from '@/lib/env'

/** Commands of each installer, in the order of preference. Only root can install system packages. */
const installers =
  process.getuid?.() === 0
    ? [
        ['npx playwright install --with-deps chromium'],
        ['apt-get update', 'apt-get install --yes chromium', 'apt-get install --yes chromium-headless-shell'],
      ]
    : [['npx playwright install chromium']]

/** Prints the output to standard error, so that standard output has only the path. */
function run(command: string): boolean {
  console.error(`Running ${command}`)
  const [program = '', ...args] = command.split(' ')
  const { status } = spawnSync(program, args, {
    stdio: ['ignore', process.stderr, process.stderr],
    timeout: 600_000,
    env: buildChildEnv({ DEBIAN_FRONTEND: 'noninteractive' }),
  })
  return status === 0
}

function installBrowser(): string | undefined {
  for (const commands of installers) {
    commands.every(run)
    const path = findBrowser()
    if (path) return path
  }
  return undefined
}

await runCli(() => {
  const path = findBrowser() ?? installBrowser()
  if (path) return console.log(path)
  console.error(
    'Chromium could not be installed. As root, run `npx playwright install --with-deps chromium` or `apt-get install chromium`. If this machine has Chromium, set CHROMIUM_PATH to its path.',
  )
  process.exitCode = 1
})
