/** Builds the site of an election that a test wrote, and serves it. */
import { spawnSync } from 'node:child_process'
import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildChildEnv } from '@/lib/env'
import { startServer } from '@/lib/server/staticServer'
import { baseEnv } from '@/lib/testing/builds'

/** A folder that Git ignores. */
const election = 'fixtures/generated-editor'
const out = 'out-editor'

/**
 * Builds a site from a folder of an election. Only one test may build at a time.
 * @returns the address of the site, and a function that stops its server and removes the site
 */
export async function buildSite(folder: string) {
  const remove = () => {
    for (const each of [join('data', election), out]) rmSync(each, { recursive: true, force: true })
  }
  remove()
  try {
    cpSync(folder, join('data', election), { recursive: true })
    const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'build'], {
      encoding: 'utf8',
      env: buildChildEnv({ ...baseEnv, ELECTION: election, OUT_DIR: out }),
    })
    if (status !== 0) throw new Error(`The build failed.\n${stdout}${stderr}`)
    const { address, stop } = await startServer({ folder: out, port: 0 })
    return {
      address,
      remove: async () => {
        await stop()
        remove()
      },
    }
  } catch (error) {
    remove()
    throw error
  }
}
