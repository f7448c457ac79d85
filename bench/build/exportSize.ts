import { statSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '@/lib/listFiles'

/** Counts and sizes of an export. Sizes are in bytes, without compression. */
export interface ExportSize {
  readonly files: number
  readonly pages: number
  /** Size of all files. */
  readonly bytes: number
  /** Size of all pages. */
  readonly html: number
  readonly landing: number
  readonly largestProfile: number
}

/** Measures the export in a folder. */
export function exportSize(folder: string): ExportSize {
  const files = listFiles(folder).map((path) => ({ path, bytes: statSync(join(folder, path)).size }))
  const pages = files.filter(({ path }) => path.endsWith('.html'))
  const profiles = pages.filter(({ path }) => /^profile.[^/\\]+.index\.html$/.test(path))
  return {
    files: files.length,
    pages: pages.length,
    bytes: sum(files),
    html: sum(pages),
    landing: sum(pages.filter(({ path }) => path === 'index.html')),
    largestProfile: Math.max(...profiles.map(({ bytes }) => bytes)),
  }
}

function sum(files: readonly { readonly bytes: number }[]): number {
  return files.reduce((total, { bytes }) => total + bytes, 0)
}
