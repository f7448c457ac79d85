/**
 * What a host should say with the files, in the form that Cloudflare Pages and Netlify read from `_headers`.
 * nginx.conf and Caddyfile beside this file say the same in theirs; hosting.test.ts holds them together.
 */
import { href, paths } from '@/lib/paths'

/** For pages, and for everything that keeps its name when it changes: keep it, and ask each time whether it is new. */
export const revalidated = 'public, max-age=0, must-revalidate'

/** For files with a hash of their content in the name: they never change. */
export const immutable = 'public, max-age=31536000, immutable'

/** Where all the files with a hash in their names lie, and no others. */
export const hashedFolders: readonly string[] = ['/_next/static/', '/img/photos/']

/** Sent with everything. */
export const everywhere: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  // What browsers do by themselves today; an old one would tell other sites which candidate's page led there.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // The pages have a policy of their own in a meta element, where this one is not allowed.
  'Content-Security-Policy': "frame-ancestors 'none'",
}

/** Every page, by the beginning of its address. */
const pages = [paths.home, '/candidates/*', '/profile/*', '/corrections/*']

/**
 * The rules of the file.
 *
 * Where several rules match an address, the hosts join their values. So no two rules that match one address set the
 * same header. Hence nothing is said of how long to keep pictures, icons and data: both hosts have them revalidated.
 */
function rules(): readonly (readonly [pattern: string, headers: Readonly<Record<string, string>>])[] {
  return [
    ['/*', everywhere],
    ...pages.map((page) => [page, { 'Cache-Control': revalidated }] as const),
    ...hashedFolders.map((folder) => [`${folder}*`, { 'Cache-Control': immutable }] as const),
    [paths.openData, { 'Access-Control-Allow-Origin': '*' }],
    ['/manifest.webmanifest', { 'Content-Type': 'application/manifest+json' }],
  ]
}

/** The text of `_headers` for a site under `basePath`, which is empty at a domain's root. */
export function headersFile(basePath: string): string {
  const blocks = rules().map(([pattern, headers]) => [
    href(pattern, basePath),
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ])
  return `${blocks.map((lines) => lines.join('\n')).join('\n\n')}\n`
}
