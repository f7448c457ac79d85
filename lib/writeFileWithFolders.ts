import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Also creates the folders around the file that do not exist. */
export function writeFileWithFolders(path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
}
