import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'

/** Lists all files in a folder and its subfolders, as sorted paths relative to the folder. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    .toSorted()
}
