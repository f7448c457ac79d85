import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { IncomingHttpHeaders } from 'node:http'
import { extname } from 'node:path'
import { getOwn } from '@/lib/values'
import { contentTypes, getHeaders, headerTable } from '@/lib/server/headers'
import type { SiteResponse } from './fetchWithRetry'
import type { Check } from './listChecks'

const decoders = new Map([
  ['gzip', gunzipSync],
  ['br', brotliDecompressSync],
])

/** @param expected content of the exported file, or `undefined` if only the status matters */
export function compareResponse(
  { url, status, file, path, hasHeaders }: Check,
  encodings: string,
  expected: Buffer | undefined,
  response: SiteResponse,
): { readonly details: readonly string[]; readonly unsupported: readonly string[] } {
  const { headers } = response
  if (isMovedRedirect(response, url, expected)) return { details: [], unsupported: [] }
  if (response.status !== status) {
    const to = headers.location === undefined ? '' : ` to ${headers.location}`
    return { details: [`status ${response.status}${to}, expected ${status}`], unsupported: [] }
  }
  if (file === undefined || expected === undefined) return { details: [], unsupported: [] }
  const { missing, wrong } = hasHeaders ? compareHeaders(path, headers) : { missing: [], wrong: [] }
  const isUnsupported = isGitHubPages(headers)
  const details = [
    ...compareType(file, headers['content-type']),
    ...compareBody(response, encodings, expected),
    ...wrong,
    ...(missing.length === 0 || isUnsupported ? [] : [`headers missing: ${missing.join(', ')}`]),
  ]
  return { details, unsupported: isUnsupported ? missing : [] }
}

/** Differences in body and encoding name, one phrase each. Any host may send the content without compression. */
function compareBody({ headers, body }: SiteResponse, encodings: string, expected: Buffer): readonly string[] {
  const label = headers['content-encoding']?.toLowerCase() ?? 'identity'
  const actual = findEncoding(body, expected)
  if (actual === undefined) return [describeContent(decode(body, label), expected, label)]
  if (actual !== label) return [`${describeLabel(label)}, but the body is ${describeEncoding(actual)}`]
  const isAccepted = label === 'identity' || encodings.split(', ').includes(label)
  return isAccepted ? [] : [`${describeLabel(label)}, which the request does not accept`]
}

/** True for a redirect to where a page leads on by itself. Hosts that read `_redirects` send one in its place. */
function isMovedRedirect({ status, headers }: SiteResponse, url: URL, expected: Buffer | undefined): boolean {
  const [, target] = /<meta http-equiv="refresh" content="0; url=([^"]+)">/.exec(expected?.toString() ?? '') ?? []
  if (target === undefined || status < 301 || status > 308 || !URL.canParse(headers.location ?? '', url)) return false
  return new URL(headers.location ?? '', url).href === new URL(target, url).href
}

/** The encoding from which a body decodes to the expected content. It may be applied twice, like `gzip, gzip`. */
function findEncoding(body: Buffer, expected: Buffer, depth = 0): string | undefined {
  if (body.equals(expected)) return 'identity'
  for (const name of depth < 2 ? decoders.keys() : []) {
    const decoded = decode(body, name)
    const inner = decoded && findEncoding(decoded, expected, depth + 1)
    if (inner) return inner === 'identity' ? name : `${inner}, ${name}`
  }
  return undefined
}

function decode(body: Buffer, encoding: string): Buffer | undefined {
  if (encoding === 'identity') return body
  try {
    return decoders.get(encoding)?.(body)
  } catch {
    return undefined
  }
}

function describeLabel(label: string): string {
  return label === 'identity' ? 'no Content-Encoding' : `Content-Encoding ${label}`
}

function describeEncoding(encoding: string): string {
  if (encoding === 'identity') return 'not compressed'
  return encoding.includes(',') ? `compressed twice (${encoding})` : `compressed with ${encoding}`
}

function describeContent(body: Buffer | undefined, expected: Buffer, label: string): string {
  if (!body) return `${describeLabel(label)}, but the body cannot be decoded`
  if (body.length !== expected.length) return `content has ${body.length} bytes, expected ${expected.length}`
  return `content differs at byte ${body.findIndex((byte, index) => byte !== expected[index]) + 1}`
}

/** The headers that protect readers. Hosts may cache files in their own way. */
const protective = headerTable.filter(({ name }) => name !== 'Cache-Control')

/** Headers that some hosts send only with files of the export. */
const withExceptions = new Set(
  protective.flatMap(({ name, exceptions }) => (exceptions && name !== 'Content-Security-Policy' ? [name] : [])),
)

/** Compares headers with those of the table. Further headers are the host's business. */
function compareHeaders(path: string | undefined, headers: IncomingHttpHeaders) {
  const table = new Map(Object.entries(getHeaders(path ?? '/404.html')))
  const expected = protective.flatMap(({ name }) => {
    const value = path === undefined && withExceptions.has(name) ? undefined : table.get(name)
    return value === undefined ? [] : [{ name, value, found: headers[name.toLowerCase()]?.toString() }]
  })
  return {
    missing: expected.filter(({ found }) => found === undefined).map(({ name }) => name),
    /** One phrase for each header with another value. */
    wrong: expected.flatMap(({ name, value, found }) =>
      found === undefined || found === value || lastsLonger(name, found, value)
        ? []
        : [`${name} "${found}", expected "${value}"`],
    ),
  }
}

/** True if a host keeps its readers on HTTPS for a longer time than the table. Several hosts set that themselves. */
function lastsLonger(name: string, found: string, expected: string): boolean {
  const [age = 0, minimum = 0] = [found, expected].map((value) => Number(/max-age=(\d+)/i.exec(value)?.[1]))
  return name === 'Strict-Transport-Security' && age >= minimum
}

/** GitHub Pages is the one host in docs/hosts whose headers cannot be set. It adds an id, even behind a proxy. */
function isGitHubPages(headers: IncomingHttpHeaders): boolean {
  return headers.server === 'GitHub.com' || 'x-github-request-id' in headers
}

/** Other media types that hosts may send, by file extension. */
const alternatives: Readonly<Record<string, readonly string[]>> = {
  js: ['application/javascript'],
  webmanifest: ['application/json'],
  xml: ['text/xml'],
  atom: ['application/xml', 'text/xml'],
  ico: ['image/vnd.microsoft.icon'],
  // SHA256SUMS. Many hosts can't be configured to send it as text.
  '': ['application/octet-stream'],
}

/** Describes a media type that does not fit the file, and a charset other than UTF-8. Unknown extensions accept any. */
export function compareType(file: string, header: string | undefined): readonly string[] {
  const extension = extname(file).slice(1).toLowerCase()
  const expected = getOwn<string>(contentTypes, extension || 'txt')?.replace(/;.*/, '')
  const [type = '', ...parameters] = (header ?? '').toLowerCase().split(/\s*;\s*/)
  const charset = parameters.find((parameter) => parameter.startsWith('charset='))
  const isUtf8 = charset === undefined || /^charset="?utf-8"?$/.test(charset)
  const isAccepted = isUtf8 && [expected, ...(alternatives[extension] ?? [])].includes(type.trim())
  return expected === undefined || isAccepted ? [] : [`type ${header ?? 'missing'}, expected ${expected}`]
}
