import { existsSync, lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { GuideError } from '@/lib/problems'

const attempts = 5
/** Time for a program that saves many files to end, in milliseconds. */
const pause = 500

/**
 * Reads files until none of them changed in the meantime, so that the result is that of one moment.
 * @param folders everything that is read
 * @throws GuideError if the files keep changing
 */
export async function readUnchanged<Result>(folders: readonly string[], read: () => Promise<Result>): Promise<Result> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    // oxlint-disable-next-line no-await-in-loop
    if (attempt > 0) await sleep(pause)
    const before = describeFiles(folders)
    try {
      // oxlint-disable-next-line no-await-in-loop
      const result = await read()
      if (describeFiles(folders) === before) return result
    } catch (error) {
      // A file that is deleted in the meantime may be an error.
      if (describeFiles(folders) === before) throw error
    }
  }
  const expected = 'files that stay the same while they are read'
  const fix = 'Wait until the program that changes them has ended, then try again.'
  throw new GuideError([{ file: folders.join(', '), expected, found: 'files that keep changing', fix }])
}

/** Changes whenever a file does. */
function describeFiles(folders: readonly string[]): string {
  const files = folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => {
        const stats = lstatSync(join(folder, name), { throwIfNoEntry: false, bigint: true })
        return [folder, name, stats?.ino, stats?.size, stats?.mtimeNs].join(' ')
      }),
    )
  return files.join('\n')
}
