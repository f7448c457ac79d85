import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '@/lib/listFiles'

/** Reads the reviewed outlines in a folder, by name. In `npm run outlines`, first replaces them with the current ones. */
export function readReviewedOutlines(folder: string, outlines: Readonly<Record<string, string>>) {
  // oxlint-disable-next-line node/no-process-env -- npm sets it.
  if (process.env.npm_lifecycle_event === 'outlines') {
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    for (const [name, text] of Object.entries(outlines)) writeFileSync(join(folder, `${name}.txt`), text)
  }
  return Object.fromEntries(
    listFiles(folder).map((file) => [file.replace('.txt', ''), readFileSync(join(folder, file), 'utf8')]),
  )
}
