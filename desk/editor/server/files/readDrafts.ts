import { lstatSync } from 'node:fs'
import { maxFileSize, readYaml, type DataFile, describeDepth, isTooDeep } from '@/guide/read/readYaml'
import { getVersion, readBytes } from '@/lib/transaction/journal'
import type { ElectionFiles } from '@/guide/read/electionFiles'
import { readElection } from '@/guide/read/readElection'
import { toPosixPath } from '@/lib/toPosixPath'
import { getAt } from '@/lib/values'
import type { Draft, FileState } from '@/desk/editor/api'
import { isNewPath, listPaths, toFile } from './electionFolder'
import { listDraftPhotos } from './photos'

const readFile = createFileReader()

/**
 * Reads and validates an election. Skips drafts of files that the election cannot have.
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
  const possible = drafts.filter(({ path }) => known.includes(path) || isNewPath(path))
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

/**
 * Reads the files of an election as they are on disk.
 * @param read reads a file
 */
export function readFiles(root: string, folder: string, read: FileReader = readFile): readonly FileState[] {
  return listPaths(root, folder).map((path) => {
    const { fullPath, file } = toFile(root, folder, path)
    const { data, version } = read(fullPath, file)
    return { path, version, value: data.value }
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

interface ReadFile {
  readonly data: DataFile
  readonly version: string
}

/** Reads a file, given its path and its path as shown in problems. */
type FileReader = (path: string, file: string) => ReadFile

/** Creates a reader that parses a file again only after a change of its bytes. */
export function createFileReader(): FileReader {
  const files = new Map<string, ReadFile>()
  return (path, file) => {
    const version = readVersion(path)
    const known = files.get(path)
    if (known && version !== '' && known.version === version && known.data.file === file) return known
    const read = { data: readYaml(path, file), version }
    // A file that changes meanwhile gets the older version, with which nothing can be saved.
    if (version !== '' && readVersion(path) === version) files.set(path, read)
    return read
  }
}

/** Empty for a file that is too large or cannot be read, which its problems state. */
function readVersion(path: string): string {
  try {
    const { size = 0 } = lstatSync(path, { throwIfNoEntry: false }) ?? {}
    return size <= maxFileSize ? getVersion(readBytes(path)) : ''
  } catch {
    return ''
  }
}
