/** Writes drafts: all of them, or none. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createYamlFile, writeYamlFile } from '@/data/write/writeYamlFile'
import { GuideError } from '@/lib/problems'
import { candidateHeader } from '@/scripts/new/candidateText'
import type { Draft } from './draft'

/**
 * Writes the changed drafts. If a file cannot be written, restores those that were written before it.
 * @param root the folder that the paths of the drafts are relative to
 * @throws GuideError if a file has changed since it was read, or cannot be edited
 */
export function writeDrafts(root: string, drafts: readonly Draft[]): void {
  for (const draft of drafts) assertUnchanged(root, draft)
  const written: Draft[] = []
  try {
    // New files come last, because edits of existing files fail more often.
    for (const draft of drafts.toSorted((a, b) => Number(a.isNew) - Number(b.isNew))) {
      writeDraft(root, draft)
      written.push(draft)
    }
  } catch (error) {
    for (const { file, bytes } of written)
      if (bytes) writeFileSync(join(root, file), bytes)
      else rmSync(join(root, file), { force: true })
    throw error
  }
}

function writeDraft(root: string, { file, edits, value, isNew }: Draft): void {
  const path = join(root, file)
  if (!isNew) {
    writeYamlFile(path, edits, file)
    return
  }
  mkdirSync(dirname(path), { recursive: true })
  createYamlFile(path, value, candidateHeader, file)
}

function assertUnchanged(root: string, { file, bytes }: Draft): void {
  if (!bytes || readFileSync(join(root, file)).equals(bytes)) return
  const fix = 'Run the import again.'
  throw new GuideError([{ file, expected: 'a file that nothing else changes', found: 'another change', fix }])
}
