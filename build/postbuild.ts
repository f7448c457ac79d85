import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Guide } from '@/guide/fields/published'
import { formatHeaders } from '@/build/hosts/headers'
import { writeChecksums } from '@/lib/checksums'
import { compressFiles, compressionSettings } from './compressFiles'
import type { Env } from '@/lib/env'
import { FileCache } from '@/lib/fileCache'
import { cacheFolder } from './cacheFolder'
import { writeSecurityTxt } from './securityTxt'
import { digestSources } from './sourceDigest'
import { writeStaticHtml } from './static-html/writeStaticHtml'

/**
 * Turns Next.js's export in `folder` into the site: static HTML, host files, compressed files and checksums.
 * @throws GuideError if a page contains something unexpected. The folder is then incomplete.
 */
export async function postbuild(folder: string, guide: Guide, env: Env): Promise<void> {
  const pages = new FileCache(join(cacheFolder, 'pages'), [digestSources(process.cwd()), env.basePath, env.gaId])
  console.log(await writeStaticHtml(folder, env, pages))
  pages.deleteUnused()
  writeSecurityTxt(folder, guide, env)
  writeFileSync(join(folder, '_headers'), formatHeaders(env.basePath, readdirSync(folder)))
  const compressed = new FileCache(join(cacheFolder, 'compressed'), compressionSettings)
  await compressFiles(folder, compressed)
  compressed.deleteUnused()
  await writeChecksums(folder)
}
