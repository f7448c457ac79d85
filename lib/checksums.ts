import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { listContentFiles } from './listFiles'
import { mapInParallel } from './mapInParallel'

export const checksumsFile = 'SHA256SUMS'

/**
 * Writes the SHA-256 digest of every file in a folder to `SHA256SUMS`, for `sha256sum -c`, except compressed forms.
 * @param known digests of files that need not be read
 */
export async function writeChecksums(folder: string, known: ReadonlyMap<string, string> = new Map()): Promise<void> {
  const files = listContentFiles(folder).filter((file) => file !== checksumsFile)
  const lines = await mapInParallel(files, async (file) => {
    const digest = known.get(file) ?? digestContent(await readFile(join(folder, file)))
    return `${digest}  ${file}\n`
  })
  await writeFile(join(folder, checksumsFile), lines.join(''))
}

export function digestContent(content: Uint8Array | string): string {
  return createHash('sha256').update(content).digest('hex')
}
