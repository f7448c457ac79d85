import { spawn, type ChildProcess } from 'node:child_process'
import { join, resolve } from 'node:path'
import { buildChildEnv } from '@/lib/env'

/**
 * Starts a script of this project, which `kill -9` ends before a step of a transaction.
 * @param script path in the project's folder
 * @param cwd the folder that it runs in
 */
export function spawnKilled(script: string, cwd: string, args: readonly string[], step: number): ChildProcess {
  const project = resolve()
  const loader = `file://${join(project, 'node_modules/tsx/dist/loader.mjs')}`
  const options = ['--require', join(project, 'lib/transaction/testing/killAtStep.cjs'), '--import', loader]
  return spawn(process.execPath, [...options, join(project, script), ...args], {
    cwd,
    env: buildChildEnv({
      NODE_OPTIONS: undefined,
      TSX_TSCONFIG_PATH: join(project, 'tsconfig.json'),
      KILL_AT_STEP: String(step),
    }),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}
