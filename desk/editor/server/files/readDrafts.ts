/** Reads an election with drafts in place of files on disk. */
import type { ElectionFiles } from '@/guide/read/electionFiles'
import { readElection } from '@/guide/read/readElection'
import { describeDepth, isTooDeep, type DataFile } from '@/guide/read/readYaml'
import { toPosixPath } from '@/lib/toPosixPath'
import { getAt } from '@/lib/values'
import type { Draft } from '@/desk/editor/api'
import { getNewName, listPaths, toFile } from './electionFolder'
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
  const known = listPaths(root, folder)
  const possible = drafts.filter(({ path }) => known.includes(path) || getNewName(path) !== undefined)
  return readElection(root, folder, {
    drafts: new Map(
      possible.map(({ path, value }) => {
        const { file } = toFile(root, folder, path)
        return [file, value === undefined ? undefined : toDataFile(file, value)]
      }),
    ),
    draftImages: listDraftPhotos(root, drafts),
    readFile: (path, file) => read(path, toPosixPath(file)).data,
  })
}

/** Forms show problems at fields, so lines have no meaning. */
function toDataFile(file: string, draft: unknown): DataFile {
  const problems = isTooDeep(draft) ? [describeDepth(file)] : []
  const value = problems.length > 0 ? undefined : draft
  return {
    file,
    value,
    get: (path) => getAt(value, path),
    lineOf: () => 1,
    columnOf: () => 1,
    problems,
  }
}
