/** Operations on the files of a transaction. Each leaves a file as it was, or complete. */
import { lstatSync, readdirSync, rmdirSync, rmSync } from 'node:fs'
import { link, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { getTemporary, isTemporary, journalFile, type Entry, type FileChange, type Journal } from './journal'

/** Writes the bytes of a file before and after a change next to it. */
export async function stage(root: string, journal: Journal, { file, before, after }: FileChange): Promise<void> {
  const path = join(root, file)
  const { mode } = lstatSync(path, { throwIfNoEntry: false }) ?? {}
  const [oldPath, newPath] = [getTemporary(root, journal, file, 'old'), getTemporary(root, journal, file, 'new')]
  await namePath(path, async () => {
    await mkdir(dirname(path), { recursive: true })
    // Some file systems have no hard links.
    if (before) await link(path, oldPath).catch(() => writeNewFile(oldPath, before, mode))
    if (after) await writeNewFile(newPath, after, mode)
  })
}

/** Writes the journal, under its name only once it is complete. */
export async function writeJournal(root: string, journal: Journal): Promise<void> {
  await flushFolders(root, journal)
  const temporary = join(root, dirname(journalFile), `.${journal.id}.tmp`)
  await writeNewFile(temporary, Buffer.from(JSON.stringify(journal)))
  await rename(temporary, join(root, journalFile))
  await flushFolder(join(root, dirname(journalFile)))
}

/** Puts the old or the new version of a file in place, or deletes the file. */
export async function replaceFile(root: string, journal: Journal, entry: Entry, kind: 'old' | 'new'): Promise<void> {
  const path = join(root, entry.file)
  const version = kind === 'old' ? entry.before : entry.after
  await namePath(path, () => (version === '' ? rm(path) : rename(getTemporary(root, journal, entry.file, kind), path)))
}

/** Ends a transaction whose files are all in place. */
export async function endTransaction(root: string, journal: Journal): Promise<void> {
  await flushFolders(root, journal)
  await rm(join(root, journalFile))
  await flushFolder(join(root, dirname(journalFile)))
}

/** Lists the temporary files that programs have left, by full path. Only the owner of the lock may delete them. */
export function listTemporaryFiles(root: string): readonly string[] {
  return ['data', join('public', 'img')].flatMap((folder) => listEntries(join(root, folder), isTemporary))
}

/** Deletes temporary files. Those that cannot be deleted do no harm. */
export function removeTemporaryFiles(root: string): void {
  for (const path of listTemporaryFiles(root)) ignoreError(() => rmSync(path))
}

/** Deletes the empty folders of an election, which Git does not have. */
export function removeEmptyFolders(root: string): void {
  for (const name of listEntries(join(root, 'data'), () => true, false))
    for (const folder of [join(name, 'candidates'), name]) ignoreError(() => rmdirSync(folder))
}

function listEntries(folder: string, isListed: (name: string) => boolean, recursive = true): readonly string[] {
  if (!lstatSync(folder, { throwIfNoEntry: false })?.isDirectory()) return []
  return readdirSync(folder, { recursive, withFileTypes: true })
    .filter(({ name }) => isListed(name))
    .map(({ parentPath, name }) => join(parentPath, name))
}

async function writeNewFile(path: string, bytes: Uint8Array, mode?: number): Promise<void> {
  const file = await open(path, 'wx')
  try {
    if (mode !== undefined) await file.chmod(mode)
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

async function flushFolders(root: string, { entries }: Journal): Promise<void> {
  const folders = new Set(entries.map(({ file }) => dirname(join(root, file))))
  await Promise.all([...folders].map(flushFolder))
}

/** Makes the names of a folder's files durable. Windows cannot, and does so itself. */
async function flushFolder(path: string): Promise<void> {
  try {
    const folder = await open(path)
    await folder.sync().finally(() => folder.close())
  } catch {
    // The files are complete under either name.
  }
}

/** Runs a step. An error of the file system names the file, not the temporary one. */
async function namePath(path: string, step: () => Promise<void>): Promise<void> {
  try {
    await step()
  } catch (error) {
    throw error instanceof Error && 'code' in error ? Object.assign(error, { path }) : error
  }
}

function ignoreError(step: () => void): void {
  try {
    step()
  } catch {
    // The caller does not depend on it.
  }
}
