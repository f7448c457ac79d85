import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '@/lib/listFiles'

/** `Cache-Control` of files that may change. */
export const revalidate = 'public, max-age=0, must-revalidate'
/** `Cache-Control` of files with a hash in their names. */
export const immutable = 'public, max-age=31536000, immutable'

/** Addresses of the files of an export, without those that only hosts read. */
export function listAddresses(folder = 'out'): string[] {
  return listFiles(folder)
    .filter((name) => !/\.br$|\.gz$|^_headers$/.test(name))
    .map((name) => `/${name}`.replace(/\/index\.html$/, '/'))
}

/** Headers that the file `_headers` sets for an address: those of every matching rule, with equal names joined. */
export function headersOf(address: string, folder = 'out'): Record<string, string> {
  const headers: Record<string, string> = {}
  for (const rule of readFileSync(join(folder, '_headers'), 'utf8').split('\n\n')) {
    const [pattern = '', ...lines] = rule.trim().split('\n')
    if (pattern.endsWith('*') ? !address.startsWith(pattern.slice(0, -1)) : address !== pattern) continue
    for (const line of lines) {
      const [, name = '', value = ''] = /^ {2}([^:]+): (.+)$/.exec(line) ?? []
      headers[name] = name in headers ? `${headers[name]}, ${value}` : value
    }
  }
  return headers
}
