import { lstatSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** Deletes the output and caches of earlier builds from `.next`, except for those of a running `npm run dev`. */
export function cleanNextCache(): void {
  const stat = lstatSync('.next', { throwIfNoEntry: false })
  if (!stat) return
  // Something else is in its place, which would make every build fail.
  if (!stat.isDirectory()) return rmSync('.next')
  for (const entry of readdirSync('.next'))
    if (entry !== 'dev') rmSync(join('.next', entry), { recursive: true, force: true })
}
