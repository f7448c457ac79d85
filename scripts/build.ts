/** `npm run build`: checks the data and the options, draws missing portraits, and exports the site. */
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { outFolder } from '@/data/options'
import { told } from './told'

/** Not-found pages that Next.js writes at addresses of their own, where a host would answer that they are found. */
const strayPages = ['404', '_not-found', join('profile', '_none')]

/** Runs one command; its failure takes away what was built so far, so that nothing half-built looks finished. */
function run(name: string, args: readonly string[], out: string): boolean {
  const { status } = spawnSync(join('node_modules', '.bin', name), args, {
    stdio: 'inherit',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  })
  if (status === 0) return true
  rmSync(out, { recursive: true, force: true })
  process.exitCode = 1
  return false
}

await told(() => {
  const out = outFolder()
  rmSync(out, { recursive: true, force: true })
  if (!run('tsx', [join('scripts', 'check.ts')], out)) return
  if (!run('tsx', [join('scripts', 'portraits.ts')], out)) return
  if (!run('next', ['build'], out)) return
  for (const page of strayPages) rmSync(join(out, page), { recursive: true, force: true })
  console.log(`The site is in ${out}/.`)
})
