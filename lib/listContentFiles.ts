import { sep } from 'node:path'
import { listFiles } from './listFiles'

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
