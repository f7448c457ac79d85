/** Reads YAML files and keeps what it has parsed. */
import { lstatSync } from 'node:fs'
import { maxFileSize, readYaml, type DataFile } from '@/guide/read/readYaml'
import { getVersion, readBytes } from '@/lib/transaction/journal'

interface ReadFile {
  readonly data: DataFile
  readonly version: string
}

/** Reads a file, given its path and its path as shown in problems. */
export type FileReader = (path: string, file: string) => ReadFile

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
