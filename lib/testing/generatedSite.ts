/** A site of a generated election, which a slow test builds and opens in a browser. */
import { spawnSync } from 'node:child_process'
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { digestContent } from '@/lib/checksums'
import { buildChildEnv, unsetBuildOptions } from '@/lib/env'
import { listFiles } from '@/lib/listFiles'

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
    copyFixture: (fixture: string, languages: readonly string[]) => {
      cpSync(join('data', 'fixtures', fixture), folder, { recursive: true })
      const file = join(folder, 'election.yaml')
      const text = readFileSync(file, 'utf8').replace(/^languages: .*\n/m, '')
      writeFileSync(file, `${text}\nlanguages: [${languages.join(', ')}]\n`)
    },
    build: () => run('tsx', join('scripts', 'build.ts')),
    /** Runs the browser tests of its project in `e2e/generated.config.ts`. */
    test: () => run('playwright', 'test', '--config', join('e2e', 'generated.config.ts'), '--project', name),
    remove: () => {
      for (const path of [out, folder]) rmSync(path, { recursive: true, force: true })
    },
  }
}

/** The digest of every file in a folder, by its path. */
export function digestFiles(folder: string): Readonly<Record<string, string>> {
  return Object.fromEntries(listFiles(folder).map((file) => [file, digestContent(readFileSync(join(folder, file)))]))
}
