/** The options of a build, read from the environment and checked. */
import { GuideError, type Problem } from './problems'

/** What an operator may set. README.md lists the variables. */
export interface Options {
  /** Path under which the site is served, like `/medford`; empty at a domain's root. From `BASE_PATH`. */
  readonly basePath: string
  /** Scheme and host, like `https://example.org`, for canonical addresses and the sitemap. From `SITE_URL`. */
  readonly siteUrl?: string
  /** Google Analytics 4 id, like `G-ABC123`. From `NEXT_PUBLIC_GA_ID`. */
  readonly gaId?: string
  /** Log locations and experience texts to the console. In development, and from `NEXT_PUBLIC_DEBUG=1`. */
  readonly debug: boolean
  /** Leave the export as Next.js writes it. From `PLAIN_EXPORT=1`. */
  readonly plainExport: boolean
  /** The election's folder in `data/`; when left out, the only one there is. From `ELECTION`. */
  readonly election?: string
}

const forms: Record<string, { form: RegExp; expected: string }> = {
  BASE_PATH: { form: /^(\/[A-Za-z0-9_-]+)+$/, expected: 'a path like /medford, without a slash at its end' },
  SITE_URL: {
    form: /^https?:\/\/[A-Za-z0-9.-]+(:\d+)?$/,
    expected: 'scheme and host only, like https://example.org; a path goes into BASE_PATH',
  },
  NEXT_PUBLIC_GA_ID: { form: /^G-[A-Z0-9]{4,20}$/, expected: 'a Google Analytics 4 id, like G-ABC123DEF4' },
  NEXT_PUBLIC_DEBUG: { form: /^[01]$/, expected: '1 to log to the console, or 0' },
  PLAIN_EXPORT: { form: /^[01]$/, expected: '1 to leave the export as Next.js writes it, or 0' },
  // A slash leads to the made-up elections of the tests.
  ELECTION: {
    form: /^(testing\/)?[a-z0-9]+(-[a-z0-9]+)*$/,
    expected: 'the name of a folder in data, like medford-2023',
  },
}

/**
 * The folder that a build writes, and empties first. From `OUT_DIR`.
 * @throws GuideError when it is not one that only builds write
 */
export function outFolder(env: Readonly<Record<string, string | undefined>> = process.env): string {
  const folder = env.OUT_DIR || 'out'
  if (/^out(-[a-z0-9]+)*$/.test(folder)) return folder
  const fix = 'Builds empty this folder, so it must be one of their own. Correct OUT_DIR, or unset it.'
  const expected = 'out, or a name that begins with out-, like out-test'
  throw new GuideError([{ file: 'environment', field: 'OUT_DIR', expected, found: `"${folder}"`, fix }])
}

/** @throws GuideError with every option that is not of its form */
export function readOptions(env: Readonly<Record<string, string | undefined>> = process.env): Options {
  const problems = Object.entries(forms).flatMap(([name, { form, expected }]): Problem[] => {
    const value = env[name]
    if (!value || form.test(value)) return []
    return [{ file: 'environment', field: name, expected, found: `"${value}"`, fix: `Correct ${name}, or unset it.` }]
  })
  if (problems.length > 0) throw new GuideError(problems)
  return {
    basePath: env.BASE_PATH ?? '',
    siteUrl: env.SITE_URL || undefined,
    gaId: env.NEXT_PUBLIC_GA_ID || undefined,
    debug: env.NEXT_PUBLIC_DEBUG === '1' || env.NODE_ENV === 'development',
    plainExport: env.PLAIN_EXPORT === '1',
    election: env.ELECTION || undefined,
  }
}
