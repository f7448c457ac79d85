/** `/.well-known/security.txt`, which states where to report vulnerabilities (RFC 9116). */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { findLastUpdate } from '@/guide/ask/guide'
import type { Guide } from '@/guide/fields/published'
import type { Env } from '@/lib/env'

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
