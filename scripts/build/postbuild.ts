import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Guide } from '@/data/schema/published'
import { formatHeaders } from '@/hosting/headers'
import { writeChecksums } from '@/lib/checksums'
import { compressFiles } from '@/lib/compressFiles'
import type { Env } from '@/lib/env'
import { writeSecurityTxt } from './securityTxt'
import { writeStaticHtml } from './static-html/writeStaticHtml'

/**
 * Turns Next.js's export in `folder` into the site: static HTML, host files, compressed files and checksums.
 * @throws GuideError if a page contains something unexpected; the folder is then incomplete
 */
export async function postbuild(folder: string, guide: Guide, env: Env): Promise<void> {
  console.log(await writeStaticHtml(folder, env))
  writeSecurityTxt(folder, guide, env)
  writeFileSync(join(folder, '_headers'), formatHeaders(env.basePath, readdirSync(folder)))
  await compressFiles(folder)
  await writeChecksums(folder)
}
