import { spawnSync } from 'node:child_process'
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
