/** `npm run build`: checks the data and the options, exports the site, draws its pictures, and makes it documents. */
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { childEnv, readEnv } from '@/lib/env'
import { runCli } from '@/lib/cli/runCli'
import { formatDuration } from '@/lib/cli/durations'

/**
 * What the export has too much: not-found pages at addresses of their own, where a host would answer that they are
 * found; and what stands in for an empty list.
 */
const strays = ['404', '_not-found', join('profile', '_none'), join('img', '_none.svg')]

/** Runs one command and says how long it took. It says itself why it fails. */
function run(name: string, ...args: string[]): boolean {
  const began = performance.now()
  const { status } = spawnSync(join('node_modules', '.bin', name), args, {
    stdio: 'inherit',
    env: childEnv({ NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' }),
  })
  if (status === 0) console.log(formatDuration([name, ...args].join(' '), performance.now() - began))
  return status === 0
}

function build(out: string): boolean {
  if (!run('tsx', join('scripts', 'check.ts'))) return false
  if (!run('next', 'build')) return false
  if (!run('tsx', join('scripts', 'build', 'images.ts'))) return false
  for (const stray of strays) rmSync(join(out, stray), { recursive: true, force: true })
  return readEnv().plainExport || run('tsx', join('scripts', 'build', 'postbuild.ts'))
}

await runCli(() => {
  const out = readEnv().outDir
  rmSync(out, { recursive: true, force: true })
  process.exitCode = 1
  try {
    if (!build(out)) return
    process.exitCode = 0
    console.log(`The site is in ${out}/.`)
  } finally {
    // Nothing half-built is left that looks finished.
    if (process.exitCode !== 0) rmSync(out, { recursive: true, force: true })
  }
})
