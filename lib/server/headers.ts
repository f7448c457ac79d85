/**
 * The response headers of the site, for every host. `_headers` is generated from {@link headerTable}, the local server
 * reads it, and tests compare the example configurations of nginx and Caddy with it.
 */
import { checksumsFile } from '@/lib/checksums'
import { paths } from '@/lib/paths'

export interface HostHeader {
  readonly name: string
  /** Value for files without an exception. If unset, they do not get the header. */
  readonly value?: string
  /** Values by path. The paths must not overlap. */
  readonly exceptions?: readonly HeaderException[]
}

interface HeaderException {
  /** Files, like `/icon.svg`, and folders, like `/img/*`, without the base path. */
  readonly patterns: readonly string[]
  /** If unset, these files do not get the header. */
  readonly value?: string
}

/** Folders with a hash of the content in each file name. */
const hashed = ['/_next/static/*', '/img/photos/*']

/** Files that scripts on any site may read. */
const openData = [paths.openData, paths.dataFile('*')]

/** Images that browsers can open as documents. An SVG image could contain scripts. */
const images = ['/img/*', paths.icon]

const deniedFeatures = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]

const denied = deniedFeatures.map((feature) => `${feature}=()`).join(', ')

/** An archived election, like `/2025-11-04`. It has few rules of its own, since hosts limit the number of rules. */
const archived = '/:date'

const revalidate = 'public, max-age=0, must-revalidate'
const framePolicy = "frame-ancestors 'none'"
const imagePolicy = "default-src 'none'; style-src 'unsafe-inline'"

/** All headers except those that depend on the request. */
export const headerTable: readonly HostHeader[] = [
  // Files with a content hash in their names never change. All others must be revalidated before each use.
  {
    name: 'Cache-Control',
    value: revalidate,
    exceptions: [{ patterns: hashed, value: 'public, max-age=31536000, immutable' }],
  },
  // Scripts on any site may read the open data.
  {
    name: 'Access-Control-Allow-Origin',
    exceptions: [{ patterns: [...openData, ...openData.map((pattern) => archived + pattern)], value: '*' }],
  },
  // Other sites may embed the open data and the share images.
  {
    name: 'Cross-Origin-Resource-Policy',
    value: 'same-origin',
    exceptions: [
      { patterns: [`${archived}/*`], value: 'same-origin' },
      { patterns: [...openData, '/share/*'], value: 'cross-origin' },
      // Only for `_headers`, in which a folder with an exception loses the default.
      { patterns: [paths.data], value: 'same-origin' },
    ],
  },
  // Browsers may refuse to open a document that has both this policy and a sandbox.
  {
    name: 'Cross-Origin-Opener-Policy',
    value: 'same-origin',
    exceptions: [{ patterns: [`${archived}/*`], value: 'same-origin' }, { patterns: images }],
  },
  // Each page contains the rest of its policy, but this directive does not work there. Images opened as documents run
  // no scripts.
  {
    name: 'Content-Security-Policy',
    value: framePolicy,
    exceptions: [
      { patterns: images, value: `${framePolicy}, ${imagePolicy}; sandbox` },
      { patterns: [`${archived}/img/*`], value: `${framePolicy}, ${imagePolicy}` },
    ],
  },
  { name: 'Strict-Transport-Security', value: 'max-age=31536000' },
  { name: 'X-Content-Type-Options', value: 'nosniff' },
  // The default of current browsers. Older ones send other sites the full address of the linking page.
  { name: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  // Images use no features. A candidate list has many of them, so each header counts.
  {
    name: 'Permissions-Policy',
    value: denied,
    exceptions: [{ patterns: [`${archived}/*`], value: denied }, { patterns: images }],
  },
]

/** `Content-Type` by file extension, of every type of file in the export. */
export const contentTypes = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  json: 'application/json; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  ics: 'text/calendar; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  xml: 'application/xml',
  atom: 'application/atom+xml',
  svg: 'image/svg+xml',
  ico: 'image/x-icon',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
} as const

/** `Content-Type` of files without an extension, by path. */
export const unnamedContentTypes = { [`/${checksumsFile}`]: contentTypes.txt } as const

/** @param path in the address of the file, without the base path, like `/` or `/img/ada.svg` */
export function getHeaders(path: string): Record<string, string> {
  const headers = headerTable.map(({ name, value, exceptions = [] }) => {
    const exception = exceptions.find(({ patterns }) => patterns.some((pattern) => matchesPattern(path, pattern)))
    return [name, exception ? exception.value : value] as const
  })
  const all = [...headers, ['Content-Type', getContentType(path)] as const]
  return Object.fromEntries(all.filter((header): header is [string, string] => header[1] !== undefined))
}

/** The lasting address of an election at the start of a path. */
const datePath = /^\/\d{4}-\d\d-\d\d(?=\/)/

/** The dates among the names of files and folders at the top of an export, as the start of patterns. */
export function listDates(names: readonly string[]): readonly string[] {
  return names.map((name) => `/${name}`).filter((path) => datePath.test(`${path}/`))
}

/** The pattern for each date, if it is one of archived elections. */
export function expandPattern(pattern: string, dates: readonly string[]): readonly string[] {
  return pattern.startsWith(archived) ? dates.map((date) => pattern.replace(archived, date)) : [pattern]
}

/** True if a path is the pattern, or is in its folder. */
export function matchesPattern(path: string, pattern: string): boolean {
  const named = pattern.startsWith(archived) ? path.replace(datePath, archived) : path
  return pattern.endsWith('/*') ? named.startsWith(pattern.slice(0, -1)) : named === pattern
}

function getContentType(path: string): string | undefined {
  if (path.endsWith('/')) return contentTypes.html
  const extension = /\.([a-z]+)$/.exec(path)?.[1] ?? ''
  return new Map(Object.entries({ ...contentTypes, ...unnamedContentTypes })).get(extension || path)
}
