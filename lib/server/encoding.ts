/** Which of a file's compressed forms a request may be answered with. */
import { existsSync } from 'node:fs'

interface Encoding {
  /** As HTTP names it. */
  readonly name: string
  /** What stands after the file's name where the file lies there in this form too. */
  readonly extension: string
}

/** Best first. */
const encodings: readonly Encoding[] = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
]

/**
 * The best form of a file that is there and accepted; `undefined` for the file as it is.
 * @param accepted the request's `Accept-Encoding`
 * @param file its path on the disk
 */
export function encodingFor(accepted: string | undefined, file: string): Encoding | undefined {
  const names = new Set((accepted ?? '').split(',').filter(isWanted).map(nameOf))
  return encodings.find(({ name, extension }) => names.has(name) && existsSync(file + extension))
}

/** A quality of 0 means that the encoding is refused. */
function isWanted(part: string): boolean {
  return !/;\s*q=0(\.0*)?\s*$/i.test(part)
}

function nameOf(part: string): string {
  return part.replace(/;.*$/s, '').trim().toLowerCase()
}
