/** Skips the type check of a build if nothing but content has changed since the last successful one. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

function getRecordFile(cache: string): string {
  return join(cache, 'type-check')
}

/**
 * True if code passed the type check in an earlier build.
 * @param cache folder of the record
 * @param digest digest of the code
 */
export function isTypeChecked(cache: string, digest: string): boolean {
  try {
    return readFileSync(getRecordFile(cache), 'utf8') === digest
  } catch {
    return false
  }
}

export function recordTypeCheck(cache: string, digest: string): void {
  mkdirSync(cache, { recursive: true })
  writeFileSync(getRecordFile(cache), digest)
}
