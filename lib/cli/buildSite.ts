import { spawnSync } from 'node:child_process'
import { lstatSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildChildEnv, unsetBuildOptions } from '@/lib/env'

/**
 * Builds a site as `npm run build` does, printing errors only. Exits the process if the build fails.
 * @param env variables to set for the build. Other options of the site are unset; `ELECTION` and `OUT_DIR` are inherited.
 */
export function buildSite(env: Readonly<Record<string, string>>): void {
  const { status } = spawnSync(join('node_modules', '.bin', 'tsx'), [join('scripts', 'build.ts')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: buildChildEnv({ ...unsetBuildOptions, ...env }),
  })
  if (status !== 0) process.exit(1)
}

/** Deletes the output and caches of earlier builds from `.next`, except for those of a running `npm run dev`. */
export function cleanNextCache(): void {
  const stat = lstatSync('.next', { throwIfNoEntry: false })
  if (!stat) return
  // Something else is in its place, which would make every build fail.
  if (!stat.isDirectory()) return rmSync('.next')
  for (const entry of readdirSync('.next'))
    if (entry !== 'dev') rmSync(join('.next', entry), { recursive: true, force: true })
}
