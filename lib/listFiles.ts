import { readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** Lists all files in a folder and its subfolders, as sorted paths relative to the folder, with forward slashes. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => toPosixPath(relative(folder, join(parentPath, name))))
    .toSorted()
}

/** Replaces the separators of this system by forward slashes, as addresses and messages have them on every system. */
export function toPosixPath(path: string): string {
  return path.replaceAll(sep, '/')
}

const compressed = /\.(?:br|gz)$/

/** Lists the files of an export like {@link listFiles}, except the compressed forms of other files. */
export function listContentFiles(folder: string): string[] {
  const files = listFiles(folder)
  const names = new Set(files)
  return files.filter((file) => !(compressed.test(file) && names.has(file.replace(compressed, ''))))
}
