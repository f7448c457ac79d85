/**
 * Generates `_headers`, which Cloudflare Pages and Netlify read. nginx.conf and Caddyfile set the same headers; tests
 * request files from both servers to compare them.
 */
import { href, paths } from '@/lib/paths'

type Headers = Readonly<Record<string, string>>

/** Pages and other files whose names stay the same when their content changes. */
const revalidate: Headers = { 'Cache-Control': 'public, max-age=0, must-revalidate' }

/** Files with a content hash in their names. */
const immutable: Headers = { 'Cache-Control': 'public, max-age=31536000, immutable' }

const allFiles: Headers = {
  'X-Content-Type-Options': 'nosniff',
  // The default of current browsers. Older ones send other sites the full address of the linking page.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // The rest of the policy is in each page. This directive does not work in a meta element.
  'Content-Security-Policy': "frame-ancestors 'none'",
}

/**
 * Headers by path pattern.
 *
 * Hosts combine the values of all rules that match a path, so two such rules must not set the same header. Images, icons
 * and data have no caching rule, since both hosts revalidate files by default.
 */
const rules: readonly (readonly [pattern: string, headers: Headers])[] = [
  ['/*', allFiles],
  [paths.home, revalidate],
  ['/candidates/*', revalidate],
  ['/profile/*', revalidate],
  ['/corrections/*', revalidate],
  ['/_next/static/*', immutable],
  ['/img/photos/*', immutable],
  [paths.openData, { 'Access-Control-Allow-Origin': '*' }],
  ['/manifest.webmanifest', { 'Content-Type': 'application/manifest+json' }],
]

/**
 * Returns the content of `_headers`.
 * @param basePath path under which the site is served, like `/medford`; empty at a domain's root
 */
export function formatHeaders(basePath: string): string {
  const blocks = rules.map(([pattern, headers]) =>
    [href(pattern, basePath), ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
  )
  return `${blocks.join('\n\n')}\n`
}
