/** Negotiates the content encoding of precompressed files. */
import { existsSync } from 'node:fs'

interface Encoding {
  readonly name: string
  /** Extension of the compressed file, added to that of the original. */
  readonly extension: string
}

/** In order of preference. */
const encodings: readonly Encoding[] = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
]

/**
 * Chooses the best accepted encoding in which a file exists.
 * @param acceptEncoding value of the request's `Accept-Encoding` header
 * @param file path of the original
 * @returns undefined if the original must be sent
 */
export function chooseEncoding(acceptEncoding: string | undefined, file: string): Encoding | undefined {
  const accepted = new Set((acceptEncoding ?? '').split(',').filter(isAccepted).map(getName))
  return encodings.find(({ name, extension }) => accepted.has(name) && existsSync(file + extension))
}

/** A quality value of 0 means "not acceptable". */
function isAccepted(item: string): boolean {
  return !/;\s*q=0(\.0*)?\s*$/i.test(item)
}

function getName(item: string): string {
  return item.replace(/;.*$/s, '').trim().toLowerCase()
}
