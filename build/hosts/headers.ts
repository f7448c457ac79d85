/** Generates `_headers`, which Cloudflare Pages and Netlify read. */
import { checksumsFile } from '@/lib/checksums'
import { href, paths } from '@/lib/paths'
import { contentTypes, headerTable, matchesPattern, unnamedContentTypes, type HostHeader } from '@/lib/server/headers'

/** A value of a header for the paths that match a pattern. */
interface Rule {
  readonly pattern: string
  readonly name: string
  readonly value: string
}

const rareTypes = {
  '/manifest.webmanifest': contentTypes.webmanifest,
  [paths.correctionsFeed]: contentTypes.atom,
  ...unnamedContentTypes,
}

/**
 * Returns the content of `_headers`.
 *
 * Hosts join the values of all rules that match a path, so two such rules must not set the same header. A header with
 * exceptions therefore has a rule for each file and folder at the top of the export, instead of one for all paths. Only
 * content security policies may be joined: browsers apply each of them.
 * @param basePath path under which the site is served, like `/guide`, or empty at a domain's root
 * @param names names of the files and folders at the top of the export
 */
export function formatHeaders(basePath: string, names: readonly string[]): string {
  const topLevel = [...new Set([...names, checksumsFile])].filter(isPublic).map(toPattern).toSorted()
  const typeRules = Object.entries(rareTypes).map(([pattern, value]) => ({ pattern, name: 'Content-Type', value }))
  const rules = [...headerTable.flatMap((header) => listRules(header, topLevel)), ...typeRules]
  const patterns = new Set(['/*', ...rules.map(({ pattern }) => pattern)])
  const blocks = [...patterns].map((pattern) => {
    const lines = rules.filter((rule) => rule.pattern === pattern).map(({ name, value }) => `  ${name}: ${value}`)
    return [href(pattern, basePath), ...lines].join('\n')
  })
  return `${blocks.join('\n\n')}\n`
}

function listRules({ name, value, exceptions = [] }: HostHeader, topLevel: readonly string[]): Rule[] {
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
  return !/\.(?:br|gz)$|^_headers$|^404(?:\.html)?$/.test(name)
}
