import { getBytes, updateFiles, type Files } from '@/guide/files/files'
import { readProject } from '@/guide/files/readProject'
import type { ElectionFiles } from '@/guide/read/electionFiles'
import { readElection } from '@/guide/read/election'
import { encodeValue, readFile } from '@/guide/read/yaml'
import { getVersion } from '@/lib/transaction/journal'
import type { Draft, FileState } from '@/desk/editor/api'
import { isNewPath, listPaths, toFile } from './electionFolder'
import { planPhotos } from './photos'

/**
 * Skips drafts of files that the election cannot have.
 * @throws GuideError if the folder does not exist
 */
export function readDrafts(root: string, folder: string, drafts: readonly Draft[]): ElectionFiles {
  const project = readProject(root)
  const known = listPaths(project, folder)
  const changes = drafts
    .filter(({ path }) => known.includes(path) || isNewPath(path))
    .map(({ path, value }) => {
      const file = toFile(folder, path)
      return { file, after: value === undefined ? undefined : encodeValue(file, value) }
    })
  return readElection(updateFiles(project, [...changes, ...planPhotos(root, drafts)]), folder)
}

/** A file that changes meanwhile gets the older version, with which nothing can be saved. */
export function readFiles(project: Files, folder: string): readonly FileState[] {
  return listPaths(project, folder).map((path) => {
    const file = toFile(folder, path)
    const version = getVersion(getBytes(project, file))
    return { path, version, value: readFile(project, file).value }
  })
}
