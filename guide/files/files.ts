/** The files of a project at one moment, as a value. */

/** Bytes of a file. For anything else at a path, what it is: `a symbolic link`. */
export type Content = Uint8Array | string

/** Contents by path in the project, like `data/springfield-2027/election.yaml`, without hidden files. */
export interface Files {
  readonly get: (path: string) => Content | undefined
  readonly has: (path: string) => boolean
  readonly keys: () => Iterable<string>
}

export const imageFolder = 'public/img'

export function getBytes(files: Files, path: string): Uint8Array | undefined {
  const content = files.get(path)
  return typeof content === 'string' ? undefined : content
}

/** Returns the files in a folder and its subfolders by their paths in it. */
export function openFolder(files: Files, folder: string): Files {
  const start = `${folder}/`
  const paths = [...files.keys()].filter((path) => path.startsWith(start)).map((path) => path.slice(start.length))
  return { get: (path) => files.get(start + path), has: (path) => files.has(start + path), keys: () => paths }
}

/** Names of the files and folders in a folder, sorted. */
export function listNames(files: Files, folder: string): readonly string[] {
  const names = [...openFolder(files, folder).keys()].map((path) => path.replace(/\/.*/, ''))
  return [...new Set(names)].toSorted()
}

interface Change {
  readonly file: string
  /** Omitted if the file is deleted. */
  readonly after?: Content | undefined
}

export function updateFiles(files: Files, changes: readonly Change[]): Files {
  const changed = new Map(changes.map(({ file, after }) => [file, after]))
  const get = (path: string) => (changed.has(path) ? changed.get(path) : files.get(path))
  const has = (path: string) => (changed.has(path) ? changed.get(path) !== undefined : files.has(path))
  const paths = [...new Set([...files.keys(), ...changed.keys()])].filter(has)
  return { get, has, keys: () => paths }
}

/** The file that names the elections of the site, relative to the project's folder. */
export const siteFileName = 'data/site.yaml'
