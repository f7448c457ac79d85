import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** In milliseconds. A younger file may belong to a program that is writing. */
const minAge = 60_000

/** Deletes temporary files that a program left in an election's folder when it was stopped while it wrote. */
export function cleanTemporaryFiles(root: string, folder: string, now = Date.now()): void {
  const election = join(root, 'data', folder)
  for (const { name, parentPath } of readdirSync(election, { recursive: true, withFileTypes: true })) {
    const path = join(parentPath, name)
    if (/^\..+\.ya?ml\.[\da-f-]{36}\.tmp$/.test(name) && now - statSync(path).mtimeMs > minAge) rmSync(path)
  }
}
