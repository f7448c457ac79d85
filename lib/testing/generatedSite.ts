/** A site of a generated election, which a slow test builds and opens in a browser. */
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildChildEnv, unsetBuildOptions } from '@/lib/env'

/**
 * Names the folders of a site, which git ignores.
 * @param name differs between tests, which would overwrite each other's folders
 */
export function createGeneratedSite(name: string) {
  const election = join('fixtures', `generated-${name}`)
  const folder = join('data', election)
  const out = `out-${name}`
  const env = buildChildEnv({
    ...unsetBuildOptions,
    ELECTION: election,
    OUT_DIR: out,
    SITE: undefined,
    // Playwright does not run in a Jest process.
    JEST_WORKER_ID: undefined,
  })
  const run = (command: string, ...args: readonly string[]) =>
    spawnSync(join('node_modules', '.bin', command), args, { encoding: 'utf8', env })
  return {
    folder,
    out,
    build: () => run('tsx', join('scripts', 'build.ts')),
    /** Runs the browser tests of its project in `e2e/generated.config.ts`. */
    test: () => run('playwright', 'test', '--config', join('e2e', 'generated.config.ts'), '--project', name),
    remove: () => {
      for (const path of [out, folder]) rmSync(path, { recursive: true, force: true })
    },
  }
}
