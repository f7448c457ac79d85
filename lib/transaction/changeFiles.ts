/**
 * Changes several files: all of them or none, even if the process is killed, the disk is full or the power fails.
 * New files and links to the old ones are written next to them, and then the journal. Until then, nothing has changed.
 * Then each file is replaced by a rename, which needs no space. The next command finishes or undoes an interrupted change.
 */
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { GuideError } from '@/lib/problems'
import { endTransaction, removeEmptyFolders, removeTemporaryFiles, replaceFile, stage, writeJournal } from './files'
import { getVersion, readVersion, type Entry, type FileChange, type Journal } from './journal'
import { recoverOwned, settle, withWriteLock } from './recoverFiles'

/**
 * If this throws, every file is as it was.
 * @param createConflict creates the error about a file that has other bytes than before the change
 * @throws the error of `createConflict`, an error of the file system, or GuideError if another program writes too long
 */
export async function changeFiles(
  root: string,
  changes: readonly FileChange[],
  createConflict: (file: string) => Error = createDefaultConflict,
): Promise<void> {
  const changed = changes.filter(({ before, after }) => getVersion(before) !== getVersion(after))
  if (changed.length === 0) return
  const entries = changed.map(({ file, before, after }) => ({
    file,
    before: getVersion(before),
    after: getVersion(after),
  }))
  const journal: Journal = { id: randomUUID(), entries }
  const requireUnchanged = ({ file, before }: Entry) => {
    if (readVersion(join(root, file)) !== before) throw createConflict(file)
  }
  await withWriteLock(root, async () => {
    await recoverOwned(root)
    entries.forEach(requireUnchanged)
    try {
      for (const change of changed) await stage(root, journal, change)
      await writeJournal(root, journal)
    } catch (error) {
      discard(root)
      throw error
    }
    try {
      for (const entry of entries) {
        requireUnchanged(entry)
        await replaceFile(root, journal, entry, 'new')
      }
      await endTransaction(root, journal)
    } catch (error) {
      // If this fails too, the next command does it.
      await settle(root, journal, 'old').then(
        () => discard(root),
        () => {},
      )
      throw error
    }
    removeTemporaryFiles(root)
  })
}

function createDefaultConflict(file: string): GuideError {
  const message = 'Another program has changed the same at this moment. Try again.'
  return new GuideError([{ file, message }])
}

function discard(root: string): void {
  removeTemporaryFiles(root)
  removeEmptyFolders(root)
}
