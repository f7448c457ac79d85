/** `npm run build`: checks the data and the options, exports the site, and draws its pictures. */
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { outFolder } from '@/data/options'
import { tookLine } from './took'
import { told } from './told'

/**
 * What the export has too much: not-found pages at addresses of their own, where a host would answer that they are
 * found; what stands in for an empty list; and what keeps an empty folder.
 */
const strays = ['404', '_not-found', join('profile', '_none'), join('img', '_none.svg'), join('img', '.gitkeep')]

/** Runs one command and says how long it took; its failure takes away what was built so far, so that nothing half-built looks finished. */
function run(name: string, args: readonly string[], out: string): boolean {
  const began = performance.now()
  const { status } = spawnSync(join('node_modules', '.bin', name), args, {
    stdio: 'inherit',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  })
  if (status === 0) {
    console.log(tookLine([name, ...args].join(' '), performance.now() - began))
    return true
  }
  rmSync(out, { recursive: true, force: true })
  process.exitCode = 1
  return false
}

await told(() => {
  const out = outFolder()
  rmSync(out, { recursive: true, force: true })
  if (!run('tsx', [join('scripts', 'check.ts')], out)) return
  if (!run('next', ['build'], out)) return
  if (!run('tsx', [join('scripts', 'pictures.ts')], out)) return
  for (const stray of strays) rmSync(join(out, stray), { recursive: true, force: true })
  console.log(`The site is in ${out}/.`)
})
