/** For tests: folders that are deleted after the last test of a file. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

type Files = Readonly<Record<string, string | Uint8Array>>

const folders: string[] = []

// A program that a test starts has none of its own.
if ('afterAll' in globalThis)
  afterAll(() => {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  })

export function createTemporaryFolder(files: Files = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'guide-'))
  folders.push(folder)
  writeFiles(folder, files)
  return folder
}

/** Writes files by path, with the folders that they need. */
export function writeFiles(folder: string, files: Files): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
}
