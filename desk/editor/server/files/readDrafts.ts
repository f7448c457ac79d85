/** Reads an election with drafts in place of files on disk. */
import { join } from 'node:path'
import type { ElectionFiles } from '@/guide/read/electionFiles'
import { readElection } from '@/guide/read/readElection'
import { describeDepth, getValue, isTooDeep, type DataFile } from '@/guide/read/readYaml'
import { toPosixPath } from '@/lib/toPosixPath'
import type { Draft } from '@/desk/editor/api'
import { getNewName, listPaths } from './electionFolder'
import { listDraftPhotos } from './photos'
import { createFileReader, type FileReader } from './fileReader'

const readFile = createFileReader()

/**
 * Reads and validates an election. Skips drafts of files that the election cannot have.
 * @param root the project's folder
 * @param folder name of the election's folder in `data/`
 * @param read reads the files on disk
 * @throws GuideError if the folder does not exist
 */
export function readDrafts(
  root: string,
  folder: string,
  drafts: readonly Draft[],
  read: FileReader = readFile,
): ElectionFiles {
  const values = new Map(drafts.map(({ path, value }) => [`data/${folder}/${path}`, value]))
  const known = listPaths(root, folder)
  const newNames = drafts.flatMap(({ path }) => (known.includes(path) ? [] : (getNewName(path) ?? [])))
  const isDeleted = (name: string) => values.has(name) && values.get(name) === undefined
  return readElection(
    root,
    folder,
    (path, name) => {
      const file = toPosixPath(join(name))
      return values.has(file) ? toDataFile(file, values.get(file)) : read(path, file).data
    },
    (names) => [...names, ...newNames].filter((name) => !isDeleted(`data/${folder}/candidates/${name}`)),
    listDraftPhotos(root, drafts),
  )
}

/** Forms show problems at fields, so lines have no meaning. */
function toDataFile(file: string, draft: unknown): DataFile {
  const problems = isTooDeep(draft) ? [describeDepth(file)] : []
  const value = problems.length > 0 ? undefined : draft
  return {
    file,
    value,
    get: (path) => path.reduce(getValue, value),
    lineOf: () => 1,
    columnOf: () => 1,
    problems,
  }
}
