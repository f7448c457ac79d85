import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'

/** The paths of all files in a folder and below it, from that folder, in a fixed order. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    .toSorted()
}
