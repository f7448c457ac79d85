import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** Takes away what an earlier build left for the next one, but not what belongs to a running `npm run dev`. */
export function cleanNextCache(): void {
  if (!existsSync('.next')) return
  for (const entry of readdirSync('.next'))
    if (entry !== 'dev') rmSync(join('.next', entry), { recursive: true, force: true })
}
