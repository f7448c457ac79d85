/** Finds the files of an election, and nothing outside of its folder. */
import { lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describeKind } from '@/guide/read/readYaml'
import { id } from '@/guide/fields/ids'
import { findLanguage, parseLanguageTag } from '@/lib/locale/languages'
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
  const list = (part: string) =>
    readFolder(join(root, 'data', folder, part))
      .filter((name) => /^[^.].*\.ya?ml$/.test(name))
      .toSorted()
      .map((name) => `${part}/${name}`)
  return ['election.yaml', 'sources.yaml', ...list('candidates'), ...list('questionnaires'), ...list('translations')]
}

function readFolder(path: string): readonly string[] {
  return lstatSync(path, { throwIfNoEntry: false })?.isDirectory() ? readdirSync(path) : []
}

/**
 * Returns a file of the election, or a file to create.
 * @throws RequestError if the election cannot have the file, or if it or its folder is a link
 */
export function findFile(root: string, folder: string, path: string): FilePlace {
  if (listPaths(root, folder).includes(path) || isNewPath(path)) return requireReal(root, toFile(root, folder, path))
  const name = JSON.stringify(path.slice(0, 100))
  const message = `The election has no file ${name}. Candidates have files like candidates/ruiz.yaml.`
  throw new RequestError(404, { message })
}

/** True for the path of a file that may be created: of a candidate, or of translations to a language of pages. */
export function isNewPath(path: string): boolean {
  const [, folder, name = ''] = /^(candidates|translations)\/([^/]+)\.yaml$/.exec(path) ?? []
  if (folder === 'candidates') return id.safeParse(name).success
  return findLanguage(name) !== undefined && parseLanguageTag(name)?.toString() === name
}

/** Returns the file of a path that was checked before. */
export function toFile(root: string, folder: string, path: string): FilePlace {
  return { path, file: `data/${folder}/${path}`, fullPath: join(root, 'data', folder, path) }
}

/**
 * Returns the file of an election, unless it or a folder that contains it is a link.
 * @throws RequestError if one is
 */
export function requireReal(root: string, place: FilePlace): FilePlace {
  const names = place.file.split('/')
  for (let length = 2; length < names.length; length++) requireKind(root, names.slice(0, length).join('/'), 'a folder')
  requireKind(root, place.file, 'a file')
  return place
}

/** @throws RequestError for another kind, such as a link, which could lead out of the project */
export function requireKind(root: string, path: string, expected: 'a file' | 'a folder'): void {
  const stats = lstatSync(join(root, path), { throwIfNoEntry: false })
  const found = stats && describeKind(stats)
  if (found === undefined || found === expected) return
  throw new RequestError(403, {
    message: `A part of this guide is ${found} instead of ${expected}, so nothing was changed. Ask whoever set it up.`,
  })
}
