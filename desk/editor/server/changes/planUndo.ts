import { join } from 'node:path'
import { listElections } from '@/guide/read/findElection'
import { parseBytes } from '@/guide/read/readYaml'
import { readBytes, type FileChange } from '@/lib/transaction/journal'
import { listPaths, toFile } from '../files/electionFolder'
import { findSrc, toImageFile } from '../files/photos'

/** Returns the changes that undo others. A photograph stays if a candidate of any election still names it. */
export function planUndo(root: string, changes: readonly FileChange[]): readonly FileChange[] {
  const reverted = changes.map(({ file, before, after }) => ({ file, before: after, after: before })).toReversed()
  const usedPhotos = new Set(reverted.some(({ after }) => !after) ? listPhotos(root, reverted).map(toImageFile) : [])
  return reverted.filter(({ file, after }) => after !== undefined || !usedPhotos.has(file))
}

/** Names of the photographs that candidates' files name after the changes. */
function listPhotos(root: string, changes: readonly FileChange[]): readonly string[] {
  return listElections(root)
    .flatMap((folder) => listPaths(root, folder).map((path) => toFile(root, folder, path)))
    .flatMap(({ path, file }) => {
      if (!path.startsWith('candidates/')) return []
      const change = changes.find((each) => each.file === file)
      const bytes = change ? change.after : readBytes(join(root, file))
      return (bytes && findSrc(parseBytes(bytes, file).value)) ?? []
    })
}
