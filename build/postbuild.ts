import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Guide } from '@/guide/fields/published'
import { writeChecksums, checksumsFile } from '@/lib/checksums'
import type { Env } from '@/lib/env'
import { FileCache } from '@/lib/fileCache'
import { findLastUpdate } from '@/guide/ask/guide'
import { addDays } from '@/guide/ask/schedule'
import { getElectionCache } from './electionCache'
import { compressFiles, compressionSettings } from './compressFiles'
import { getLanguagePath, languages } from '@/lib/locale/language'
import { ELECTION_PATH, fileHref, paths } from '@/lib/paths'
import {
  contentTypes,
  expandPattern,
  headerTable,
  listDates,
  matchesPattern,
  unnamedContentTypes,
  type HostHeader,
} from '@/lib/server/headers'
import { writeFileWithFolders } from '@/lib/writeFileWithFolders'

/** Adds to the files of an election in `folder` their compressed forms. The current one also gets a contact. */
export async function addCompressed(folder: string, guide: Guide, env: Env): Promise<void> {
  if (ELECTION_PATH === '') writeSecurityTxt(folder, guide, env)
  const compressed = new FileCache(join(getElectionCache(), 'compressed'), compressionSettings)
  await compressFiles(folder, compressed)
  compressed.deleteUnused()
}

/** Limit of Cloudflare Pages. */
const maxRules = 100

/** Adds settings and checksums for hosts to a complete site. `digests` are those of the archived elections' files. */
export async function addHostFiles(folder: string, env: Env, digests: ReadonlyMap<string, string>): Promise<void> {
  const archived = [...new Set([...digests.keys()].map((file) => file.replace(/\/.*/, '')))]
  const headers = formatHeaders(env.basePath, readdirSync(folder), languages.map(getLanguagePath), listDates(archived))
  writeFileSync(join(folder, '_headers'), headers)
  const count = headers.split('\n\n').length
  if (count > maxRules)
    console.log(
      `On Cloudflare Pages, some files will lack headers: _headers has ${count} rules, of which it reads ${maxRules}. Use another host, or keep fewer elections in the archive.`,
    )
  await writeChecksums(folder, digests)
}

const path = '/.well-known/security.txt'

/** RFC 9116 recommends less than a year. */
const daysValid = 364

type Options = Pick<Env, 'basePath' | 'siteUrl'>

/**
 * Writes `security.txt`. Skips it if the site is not at the root of its domain, where readers of the file look for it,
 * or if the election has no contact that the RFC allows.
 */
export function writeSecurityTxt(out: string, guide: Guide, options: Options): void {
  const text = formatSecurityTxt(guide, options)
  if (text !== undefined) writeFileWithFolders(join(out, path), text)
}

export function formatSecurityTxt(guide: Guide, { basePath, siteUrl }: Options): string | undefined {
  const contact = toContactUri(guide.election.publisher?.contact)
  if (basePath !== '' || contact === undefined) return undefined
  const [newest = ''] = [guide.election.date, findLastUpdate(guide)].toSorted().toReversed()
  const lines = [
    `Contact: ${contact}`,
    // From the data, so that two builds of one commit are identical.
    `Expires: ${addDays(newest, daysValid)}T00:00:00Z`,
    `Preferred-Languages: ${languages[0]}`,
    ...(siteUrl === undefined ? [] : [`Canonical: ${siteUrl}${path}`]),
  ]
  return `${lines.join('\n')}\n`
}

/** The RFC allows email addresses, and web addresses only with HTTPS. */
function toContactUri(contact: string | undefined): string | undefined {
  if (contact === undefined || /^http:/i.test(contact)) return undefined
  return contact.includes('://') ? contact : `mailto:${contact}`
}

/** Types of files that each language has. */
const rareTypes = { [paths.manifest]: contentTypes.webmanifest, [paths.correctionsFeed]: contentTypes.atom }

/**
 * Hosts join the values of all rules in `_headers` that match a path, so two such rules must not set the same header. A
 * header with exceptions therefore has a rule for each file and folder at the top of the export, instead of one for all
 * paths. Only content security policies may be joined: browsers apply each of them.
 * @param names those of the files and folders at the top of the export
 * @param languagePaths those of the guide, like `/es`, of which the default is empty
 * @param dates those of archived elections, whose folders have more rules than that of the current one
 */
export function formatHeaders(
  basePath: string,
  names: readonly string[],
  languagePaths: readonly string[] = [''],
  dates = listDates(names),
): string {
  const topLevel = [...new Set([...names, checksumsFile])].filter(isPublic).map(toPattern).toSorted()
  const types = languagePaths.flatMap((root) => Object.entries(rareTypes).map(([file, type]) => [root + file, type]))
  const typeRules = [...types, ...Object.entries(unnamedContentTypes)].map(([pattern = '', value = '']) => ({
    pattern,
    name: 'Content-Type',
    value,
  }))
  const rules = [...headerTable.flatMap((header) => listRules(header, topLevel, dates)), ...typeRules]
  const patterns = new Set(['/*', ...rules.map(({ pattern }) => pattern)])
  const blocks = [...patterns].map((pattern) => {
    const lines = rules.filter((rule) => rule.pattern === pattern).map(({ name, value }) => `  ${name}: ${value}`)
    return [fileHref(pattern, basePath), ...lines].join('\n')
  })
  return `${blocks.join('\n\n')}\n`
}

function listRules(
  { name, value, exceptions: all = [] }: HostHeader,
  topLevel: readonly string[],
  dates: readonly string[],
) {
  const exceptions = all.map((exception) => ({
    ...exception,
    patterns: exception.patterns.flatMap((pattern) => expandPattern(pattern, dates)),
  }))
  const toRules = (patterns: readonly string[], ruleValue: string | undefined) =>
    ruleValue === undefined ? [] : patterns.map((pattern) => ({ pattern, name, value: ruleValue }))
  if (name === 'Content-Security-Policy') {
    const additions = exceptions.flatMap((each) => toRules(each.patterns, each.value?.replace(`${value}, `, '')))
    return [...toRules(['/*'], value), ...additions]
  }
  const special = exceptions.flatMap((each) => toRules(each.patterns, each.value))
  if (exceptions.length === 0) return toRules(['/*'], value)
  const patterns = exceptions.flatMap((exception) => exception.patterns)
  // Other files in the folder of an exception, like those next to img/photos, get the host's default.
  const ordinary = topLevel.filter((pattern) => !patterns.some((other) => overlap(pattern, other)))
  return [...toRules(ordinary, value), ...special]
}

function overlap(pattern: string, other: string): boolean {
  return matchesPattern(pattern, other) || matchesPattern(other, pattern)
}

/** Folders have no file extension. */
function toPattern(name: string): string {
  if (name === 'index.html') return '/'
  return /.\./.test(name) || name === checksumsFile ? `/${name}` : `/${name}/*`
}

/** False for files without an address of their own. */
function isPublic(name: string): boolean {
  return !/\.(?:br|gz)$|^_(?:headers|redirects)$|^404(?:\.html)?$/.test(name)
}
