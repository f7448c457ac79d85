/** Makes scripts for the browser of typed modules. */
import { join } from 'node:path'
import { buildSync } from 'esbuild'

/**
 * @param name of a file in this folder
 * @param words put in for names in capitals
 */
export function bundle(name: string, words: Readonly<Record<string, string>> = {}): string {
  const { outputFiles } = buildSync({
    entryPoints: [join('scripts', 'bench', name)],
    bundle: true,
    write: false,
    format: 'iife',
    define: Object.fromEntries(Object.entries(words).map(([key, value]) => [key, JSON.stringify(value)])),
  })
  return outputFiles[0]!.text
}
