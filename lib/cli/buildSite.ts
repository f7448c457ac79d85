import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { childEnv } from '../env'

/** Every option of a build, unset. */
const unset = { BASE_PATH: '', SITE_URL: '', NEXT_PUBLIC_GA_ID: '', NEXT_PUBLIC_DEBUG: '', PLAIN_EXPORT: '' }

/**
 * Builds a site as `npm run build` does, but for the report. Ends the program when that fails, since the build says why.
 * @param env the build's options; no other is set
 */
export function buildSite(env: Readonly<Record<string, string>>): void {
  const { status } = spawnSync(join('node_modules', '.bin', 'tsx'), [join('scripts', 'build.ts')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: childEnv({ ...unset, ...env }),
  })
  if (status !== 0) process.exit(1)
}
