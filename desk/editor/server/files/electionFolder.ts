/** Finds the files of an election, and nothing outside of its folder. */
import { lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describeKind } from '@/guide/read/readYaml'
import { id } from '@/guide/fields/ids'
import { RequestError } from '../http/failures'

export interface FilePlace {
  /** Path in the election's folder, like `candidates/ruiz.yaml`. */
  readonly path: string
  /** Path relative to the project's folder. Problems show it. */
  readonly file: string
  readonly fullPath: string
}

/** Lists the paths of an election's files in its folder. Skips hidden files. */
export function listPaths(root: string, folder: string): readonly string[] {
  const names = readFolder(join(root, 'data', folder, 'candidates')).filter((name) => /^[^.].*\.ya?ml$/.test(name))
  return ['election.yaml', 'sources.yaml', ...names.toSorted().map((name) => `candidates/${name}`)]
}

function readFolder(path: string): readonly string[] {
  return lstatSync(path, { throwIfNoEntry: false })?.isDirectory() ? readdirSync(path) : []
}

/**
 * Returns a file of the election, or a candidate's file to create.
 * @throws RequestError if the election cannot have the file, or if it or its folder is a link
 */
export function findFile(root: string, folder: string, path: string): FilePlace {
  if (listPaths(root, folder).includes(path) || getNewName(path) !== undefined)
    return requireReal(toFile(root, folder, path))
  const name = JSON.stringify(path.slice(0, 100))
  const message = `The election has no file ${name}. Candidates have files like candidates/ruiz.yaml.`
  throw new RequestError(404, { message })
}

/** The name of a candidate's file that may be created, like `ruiz.yaml`. Undefined for another path. */
export function getNewName(path: string): string | undefined {
  const [, name = ''] = /^candidates\/([^/]+)\.yaml$/.exec(path) ?? []
  return id.safeParse(name).success ? `${name}.yaml` : undefined
}

/** Returns the file of a path that was checked before. */
export function toFile(root: string, folder: string, path: string): FilePlace {
  return { path, file: `data/${folder}/${path}`, fullPath: join(root, 'data', folder, path) }
}

/**
 * Returns the file, unless it or its folder is a link, which could lead out of the election's folder.
 * @throws RequestError if it is
 */
export function requireReal(file: FilePlace): FilePlace {
  const folder = join(file.fullPath, file.path.includes('/') ? '../..' : '..')
  const places = [
    { path: folder, expected: 'a folder' },
    ...(file.path.includes('/') ? [{ path: join(file.fullPath, '..'), expected: 'a folder' }] : []),
    { path: file.fullPath, expected: 'a file' },
  ]
  for (const { path, expected } of places) {
    const stats = lstatSync(path, { throwIfNoEntry: false })
    const found = stats && describeKind(stats)
    if (found === undefined || found === expected) continue
    const message = `${file.file} cannot be changed here, because its path leads to ${found} instead of ${expected}.`
    throw new RequestError(403, { message })
  }
  return file
}
