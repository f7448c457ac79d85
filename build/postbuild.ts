import { readdirSync, writeFileSync, mkdirSync } from 'node:fs'
import { join, dirname } from 'node:path'
import type { Guide } from '@/guide/fields/published'
import { formatHeaders } from '@/build/hosts/headers'
import { writeChecksums } from '@/lib/checksums'
import type { Env } from '@/lib/env'
import { FileCache } from '@/lib/fileCache'
import { findLastUpdate } from '@/guide/ask/guide'
import { compressFiles, compressionSettings } from './compressFiles'
import { cacheFolder } from './cacheFolder'
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

const path = '/.well-known/security.txt'

/** RFC 9116 recommends less than a year. */
const daysValid = 364

type Options = Pick<Env, 'basePath' | 'siteUrl'>

/**
 * Writes the file to an export. Writes nothing if the site is not at the root of a domain, where readers of the file
 * expect it, or if the election has no contact that the RFC allows.
 */
export function writeSecurityTxt(out: string, guide: Guide, options: Options): void {
  const text = formatSecurityTxt(guide, options)
  if (text === undefined) return
  const file = join(out, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** Returns the text of the file, or `undefined` if the site must not have one. */
export function formatSecurityTxt(guide: Guide, { basePath, siteUrl }: Options): string | undefined {
  const contact = toContactUri(guide.election.publisher?.contact)
  if (basePath !== '' || contact === undefined) return undefined
  const lines = [
    `Contact: ${contact}`,
    `Expires: ${getExpiryDate(guide)}T00:00:00Z`,
    'Preferred-Languages: en',
    ...(siteUrl === undefined ? [] : [`Canonical: ${siteUrl}${path}`]),
  ]
  return `${lines.join('\n')}\n`
}

/** The RFC allows email addresses, and web addresses only with HTTPS. */
function toContactUri(contact: string | undefined): string | undefined {
  if (contact === undefined || /^http:/i.test(contact)) return undefined
  return contact.includes('://') ? contact : `mailto:${contact}`
}

/** The date is derived from the data, so that two builds of one commit are identical. */
function getExpiryDate(guide: Guide): string {
  const [newest = ''] = [guide.election.date, findLastUpdate(guide)].toSorted().toReversed()
  const date = new Date(newest)
  date.setUTCDate(date.getUTCDate() + daysValid)
  return date.toISOString().slice(0, 10)
}
