/** Finds the files of an election, and nothing outside of its folder. */
import { lstatSync } from 'node:fs'
import { join } from 'node:path'
import { listNames, type Files } from '@/guide/files/files'
import { describeKind } from '@/guide/files/readProject'
import { id } from '@/guide/fields/ids'
import { findLanguage, parseLanguageTag } from '@/lib/locale/languages'
import { RequestError } from '../http/failures'

export function listPaths(project: Files, folder: string): readonly string[] {
  const list = (part: string) =>
    listNames(project, `data/${folder}/${part}`)
      .filter((name) => /\.ya?ml$/.test(name))
      .map((name) => `${part}/${name}`)
  return ['election.yaml', 'sources.yaml', ...list('candidates'), ...list('questionnaires'), ...list('translations')]
}

/** @throws RequestError if the election cannot have the file, or if it or a folder around it is a link */
export function requireFile(root: string, project: Files, folder: string, path: string): void {
  if (listPaths(project, folder).includes(path) || isNewPath(path)) return requireReal(root, toFile(folder, path))
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

export function toFile(folder: string, path: string): string {
  return `data/${folder}/${path}`
}

/** @throws RequestError if the file or a folder around it is a link */
export function requireReal(root: string, file: string): void {
  const names = file.split('/')
  for (let length = 2; length < names.length; length++) requireKind(root, names.slice(0, length).join('/'), 'a folder')
  requireKind(root, file, 'a file')
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
