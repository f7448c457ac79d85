/** The content security policy of a page: nothing may be loaded or run but what the build has put there. */
import { createHash } from 'node:crypto'

/** What a page has. */
export interface Content {
  /** Texts of the scripts that stand in the page, or are put there by one of them. */
  readonly scripts: readonly string[]
  /** Texts of the style elements. */
  readonly styles: readonly string[]
  /** Whether script files of the site itself are started. */
  readonly scriptFiles: boolean
  /** Whether page views are reported to Google Analytics. */
  readonly pageViews: boolean
}

/** Google's own list for Analytics 4 without advertising. */
const google = {
  script: 'https://*.googletagmanager.com',
  report: 'https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com',
}

/** The policy as it stands in a `<meta>`. */
export function policy({ scripts, styles, scriptFiles, pageViews }: Content): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': [...hashes(scripts), ...(scriptFiles ? ["'self'"] : []), ...(pageViews ? [google.script] : [])],
    'style-src': hashes(styles),
    'img-src': ["'self'", ...(pageViews ? [google.report] : [])],
    'connect-src': pageViews ? [google.report] : [],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
  }
  return Object.entries(directives)
    .filter(([, sources]) => sources.length > 0)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join(';')
}

function hashes(texts: readonly string[]): string[] {
  return [...new Set(texts)].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
}
