/** Reads YAML files and keeps what it has parsed. */
import { lstatSync } from 'node:fs'
import { maxFileSize, readYaml, type DataFile } from '@/data/load/readYaml'
import { getVersion, readBytes } from '@/lib/transaction/journal'

/** A parsed file and the version of the bytes. */
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
    const version = isSmall(path) ? getVersion(readBytes(path)) : ''
    const known = files.get(path)
    if (known && version !== '' && known.version === version && known.data.file === file) return known
    const read = { data: readYaml(path, file), version }
    // A file that changes meanwhile gets the older version, with which nothing can be saved.
    if (version !== '' && getVersion(readBytes(path)) === version) files.set(path, read)
    return read
  }
}

function isSmall(path: string): boolean {
  return (lstatSync(path, { throwIfNoEntry: false })?.size ?? 0) <= maxFileSize
}
