import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Moves what a folder does not have yet into it: elections share scripts and photographs, which are the same in all. */
export function moveInto(folder: string, from: string): void {
  for (const name of readdirSync(from)) {
    const [source, target] = [join(from, name), join(folder, name)]
    if (!existsSync(target)) renameSync(source, target)
    else if (statSync(target).isDirectory()) moveInto(target, source)
  }
  rmSync(from, { recursive: true })
}
