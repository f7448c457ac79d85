import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getHostHeaders } from '@/build/hosts/testing/parseRules'
import { listFiles } from '@/lib/listFiles'

/** `Cache-Control` of files that may change. */
export const revalidate = 'public, max-age=0, must-revalidate'
/** `Cache-Control` of files with a hash in their names. */
export const immutable = 'public, max-age=31536000, immutable'

/** Addresses of the files of an export, without those that only hosts read. */
export function listAddresses(folder = 'out'): string[] {
  return listFiles(folder)
    .filter((name) => !/\.br$|\.gz$|^_(?:headers|redirects)$/.test(name))
    .map((name) => `/${name}`.replace(/\/index\.html$/, '/'))
}

/** Headers that the file `_headers` of an export sets for an address. */
export function headersOf(address: string, folder = 'out'): Record<string, string> {
  return getHostHeaders(readFileSync(join(folder, '_headers'), 'utf8'), address)
}
