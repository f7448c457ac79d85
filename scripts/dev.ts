/** `npm run dev`: serves the site for development. A reload shows changed content. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { childEnv, readEnv } from '@/lib/env'
import { runCli } from '@/lib/cli/runCli'

await runCli(() => {
  readEnv()
  const { status } = spawnSync(join('node_modules', '.bin', 'next'), ['dev'], { stdio: 'inherit', env: childEnv() })
  process.exitCode = status ?? 1
})
