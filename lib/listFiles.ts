import { readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** Lists all files in a folder and its subfolders, as sorted paths relative to the folder. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    .toSorted()
}

/** Extensions of the compressed form of a file. */
const compressed = /\.(?:br|gz)$/

/**
 * Lists the files of an export, except the compressed forms of other files.
 * @returns sorted paths relative to the folder, with forward slashes
 */
export function listContentFiles(folder: string): string[] {
  const files = listFiles(folder)
  const names = new Set(files)
  const isCompressedForm = (file: string) => compressed.test(file) && names.has(file.replace(compressed, ''))
  return files
    .filter((file) => !isCompressedForm(file))
    .map((file) => file.replaceAll(sep, '/'))
    .toSorted()
}
