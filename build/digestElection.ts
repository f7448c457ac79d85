import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { imageFolder } from '@/guide/files/files'
import { listFiles } from '@/lib/listFiles'

export function digestElection(name: string): string {
  const folder = join('data', name)
  return digestFiles(folder, listFiles(folder))
}

/** Digests of the editors' images by their names, of which some may be missing. */
export function digestImages(names: readonly string[]): ReadonlyMap<string, string> {
  return new Map(names.map((name) => [name, digestFiles(imageFolder, [name])]))
}

/** Digest of the names and contents of files in a folder, of which some may be missing. */
function digestFiles(folder: string, names: readonly string[]): string {
  const hash = createHash('sha256')
  for (const name of names) {
    const content = existsSync(join(folder, name)) ? readFileSync(join(folder, name)) : undefined
    hash.update(JSON.stringify([name, content?.length])).update(content ?? '')
  }
  return hash.digest('hex')
}
