/** Stand-in until scripts/hosting/compress.ts is here. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** Writes a `.br` and a `.gz` beside every file of a folder that becomes smaller so. */
export function compress(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(html|css|js|json|svg|txt|xml|webmanifest|ico)$/.test(name)) continue
    const content = readFileSync(join(folder, name))
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(content, { params }))
    writeFileSync(join(folder, `${name}.gz`), gzipSync(content, { level: 9 }))
  }
}
