import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** Deletes the output and caches of earlier builds from `.next`, except for those of a running `npm run dev`. */
export function cleanNextCache(): void {
  if (!existsSync('.next')) return
  for (const entry of readdirSync('.next'))
    if (entry !== 'dev') rmSync(join('.next', entry), { recursive: true, force: true })
}
