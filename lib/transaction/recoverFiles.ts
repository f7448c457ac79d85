/** Finishes or undoes a change of several files that was interrupted, so that all of them are old or all are new. */
import { existsSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { withLock } from '@/lib/lock'
import { countNoun, GuideError } from '@/lib/problems'
import { endTransaction, listTemporaryFiles, removeEmptyFolders, removeTemporaryFiles, replaceFile } from './files'
import { getTemporary, journalFile, lockFile, readJournal, readVersion, type Entry, type Journal } from './journal'

/**
 * Waits for a process that still writes. Every command calls this before it reads an election.
 * @returns sentences about what was done. Empty if there was nothing to do
 * @throws GuideError with the files that can neither be finished nor undone, or if the journal is damaged
 */
export async function recoverFiles(root: string): Promise<readonly string[]> {
  const hasTraces = [journalFile, lockFile].some((file) => existsSync(join(root, file)))
  if (!hasTraces && listTemporaryFiles(root).length === 0) return []
  return withWriteLock(root, async () => {
    const notes = await recoverOwned(root)
    removeEmptyFolders(root)
    return notes
  })
}

/** Runs work while no other process writes files of the guide. */
export function withWriteLock<Result>(root: string, work: () => Promise<Result>): Promise<Result> {
  const path = join(root, lockFile)
  mkdirSync(dirname(path), { recursive: true })
  return withLock(path, work, { interval: 125, longestWait: 60_000 })
}

/** Does the work of {@link recoverFiles} for the owner of the lock. */
export async function recoverOwned(root: string): Promise<readonly string[]> {
  const journal = readJournal(root)
  const notes = journal ? await finishOrUndo(root, journal) : []
  const hasOthers = notes.length === 0 && listTemporaryFiles(root).length > 0
  removeTemporaryFiles(root)
  return hasOthers ? ['Removed temporary files of a save that was interrupted before it changed anything.'] : notes
}

/** Puts the old or the new version of every file in place that has the other one. */
export async function settle(root: string, journal: Journal, kind: 'old' | 'new'): Promise<void> {
  // An undo takes the reverse of the order in which the files were replaced.
  for (const entry of kind === 'new' ? journal.entries : journal.entries.toReversed()) {
    const { isOld, isNew } = inspect(root, journal, entry)
    if (kind === 'new' ? isOld : isNew) await replaceFile(root, journal, entry, kind)
  }
  await endTransaction(root, journal)
}

async function finishOrUndo(root: string, journal: Journal): Promise<readonly string[]> {
  const states = journal.entries.map((entry) => inspect(root, journal, entry))
  const canFinish = states.every((state) => state.canFinish)
  if (!canFinish && !states.every((state) => state.canUndo)) throw createDamage(states)
  await settle(root, journal, canFinish ? 'new' : 'old')
  const [first = ''] = journal.entries.map(({ file }) => file)
  const others = journal.entries.length - 1
  const files = others === 0 ? first : `${first} and ${countNoun(others, 'other file')}`
  return [
    `${canFinish ? 'Finished' : 'Undid'} a save that was interrupted: ${files}.`,
    ...states
      .filter(({ isNew, isOld }) => !isNew && !isOld)
      .map(({ file }) => `${file} has changed since then, so it was left unchanged. Check it.`),
  ]
}

type FileStatus = ReturnType<typeof inspect>

/** The state of a file. If it is neither old nor new, something has changed it since the transaction. */
function inspect(root: string, journal: Journal, { file, before, after }: Entry) {
  const version = readVersion(join(root, file))
  const oldVersion = readVersion(getTemporary(root, journal, file, 'old'))
  const newVersion = readVersion(getTemporary(root, journal, file, 'new'))
  const isOld = version === before
  const isNew = version === after
  const isChanged = !isOld && !isNew
  // Replacing a file moves its new version into place. If that version is gone, the later edit was made on top of it.
  const isReplaced = after !== '' && newVersion === ''
  return {
    file,
    isOld,
    isNew,
    canFinish: isNew || (isOld && newVersion === after) || (isChanged && isReplaced),
    canUndo: isOld || (isNew && oldVersion === before) || (isChanged && !isReplaced),
  }
}

function createDamage(states: readonly FileStatus[]): GuideError {
  const damaged = states.filter(({ canFinish }) => !canFinish)
  return new GuideError(
    damaged.map(({ file, isOld }) => {
      const state = isOld ? 'its new version is not complete' : 'it is neither as before nor as after'
      const fix = `Compare it with the last commit, and correct it. Once all files of the save are right, delete ${journalFile}.`
      return { file, message: `The save of this file was interrupted, and ${state}. ${fix}` }
    }),
    'The save can be neither finished nor undone.',
  )
}
