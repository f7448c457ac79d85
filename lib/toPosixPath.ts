import { sep } from 'node:path'

/** Replaces the separators of this system by forward slashes, as addresses and messages have them on every system. */
export function toPosixPath(path: string): string {
  return path.replaceAll(sep, '/')
}
