import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '@/lib/listFiles'

/** Lists the files that are in only one of two folders, or whose contents differ. */
export function differentFiles(first: string, second: string): string[] {
  const [firstFiles, secondFiles] = [new Set(listFiles(first)), new Set(listFiles(second))]
  return [...new Set([...firstFiles, ...secondFiles])]
    .filter(
      (file) =>
        !firstFiles.has(file) ||
        !secondFiles.has(file) ||
        !readFileSync(join(first, file)).equals(readFileSync(join(second, file))),
    )
    .toSorted()
}
