import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '../lib/listFiles'

/** Every file of a folder, with what it holds. */
export function files(folder: string): Map<string, Buffer> {
  return new Map(listFiles(folder).map((name) => [name, readFileSync(join(folder, name))]))
}
