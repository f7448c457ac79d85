/** Server only: the files of a project on disk. */
import { lstatSync, readdirSync, readFileSync, statSync, type Dirent, type Stats } from 'node:fs'
import { join } from 'node:path'
import { imageFolder, type Content, type Files } from './files'

/** Lists the files in `data/` and `public/img/`. Reads a file each time it is used. */
export function readProject(root: string): Files {
  const kinds = new Map<string, string>()
  const add = (path: string, entry: Dirent | Stats) => {
    if (!entry.isDirectory()) kinds.set(path, describeKind(entry))
    else
      for (const child of readdirSync(join(root, path), { withFileTypes: true }))
        // Some programs leave hidden files behind.
        if (!child.name.startsWith('.')) add(`${path}/${child.name}`, child)
  }
  // `data` may be a link itself. A link inside it, or in place of the images, could lead out of the project.
  const data = statSync(join(root, 'data'), { throwIfNoEntry: false })
  const images = lstatSync(join(root, imageFolder), { throwIfNoEntry: false })
  if (data) add('data', data)
  if (images) add(imageFolder, images)
  return {
    get: (path) => (kinds.get(path) === 'a file' ? read(root, path) : kinds.get(path)),
    has: (path) => kinds.has(path),
    keys: () => kinds.keys(),
  }
}

export function describeKind(entry: Dirent | Stats): 'a file' | 'a folder' | 'a symbolic link' | 'a special file' {
  if (entry.isSymbolicLink()) return 'a symbolic link'
  if (entry.isDirectory()) return 'a folder'
  return entry.isFile() ? 'a file' : 'a special file'
}

/** The last bytes of each file in `data/`, in any project. Equal bytes stay the same object, which is parsed once. */
const known = new Map<string, Uint8Array>()

function read(root: string, file: string): Content {
  try {
    const bytes = readFileSync(join(root, file))
    const last = known.get(file)
    if (last && bytes.equals(last)) return last
    // Photographs are large.
    if (!file.startsWith(imageFolder)) known.set(file, bytes)
    return bytes
  } catch {
    return 'a file that cannot be opened'
  }
}
