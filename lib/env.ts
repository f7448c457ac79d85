/** Environment variables that operators and tests may set. A lint rule forbids reading `process.env` elsewhere. */
import { z } from 'zod'
import { GuideError } from './problems'

type Variables = Readonly<Record<string, string | undefined>>

const text = (form: RegExp, expected: string) => z.string().regex(form, { error: expected }).optional()
const flag = (expected: string) => text(/^[01]$/, expected).transform((value) => value === '1')

const schema = z
  .object({
    BASE_PATH: text(/^(\/[A-Za-z0-9_-]+)+$/, 'a path like /guide, without a slash at the end').default(''),
    SITE_URL: text(
      /^https?:\/\/[A-Za-z0-9.-]+(:\d+)?$/,
      'a scheme and host only, like https://example.org; a path belongs in BASE_PATH',
    ),
    NEXT_PUBLIC_GA_ID: text(/^G-[A-Z0-9]{4,20}$/, 'a Google Analytics 4 id, like G-ABC123DEF4'),
    NEXT_PUBLIC_DEBUG: flag('1 to log to the console, or 0'),
    PLAIN_EXPORT: flag('1 to leave the export as Next.js writes it, or 0'),
    KEEP_PLAIN_EXPORT: flag("1 to keep a copy of Next.js's own export, or 0"),
    TYPES_CHECKED: flag('1 if the types were checked, or 0'),
    ELECTION: text(
      // The slash is for the fixtures.
      /^(fixtures\/)?[a-z0-9]+(-[a-z0-9]+)*$/,
      'the name of a folder in data, like springfield-2017',
    ),
    GUIDE_FILE: z.string().optional(),
    // A build replaces this folder, so it must be one that only builds write.
    OUT_DIR: text(/^out(-[a-z0-9]+)*$/, 'out, or a name that begins with out-, like out-test').default('out'),
    PORT: z.coerce
      .number({ error: 'a port from 0 to 65535' })
      .pipe(z.int({ error: 'a port from 0 to 65535' }).min(0, { error: 'a port from 0 to 65535' }))
      .pipe(z.number().max(65_535, { error: 'a port from 0 to 65535' }))
      .optional(),
    HOST: text(/^[0-9A-Za-z.:-]+$/, 'an address of this computer, like 0.0.0.0'),
    CHROMIUM_PATH: z.string().optional(),
    SITE: text(/^https?:\/\/[^\s?#]+$/, 'the address of a deployed site, like https://example.org/guide/'),
    PATH: z.string().default(''),
  })
  .transform((variables) => ({
    /** Path under which the site is served, like `/guide`. Empty at a domain's root. From `BASE_PATH`. */
    basePath: variables.BASE_PATH,
    /** Scheme and host, like `https://example.org`, for canonical addresses and the sitemap. From `SITE_URL`. */
    siteUrl: variables.SITE_URL,
    /** Google Analytics 4 id, like `G-ABC123DEF4`. Page views are off without it. From `NEXT_PUBLIC_GA_ID`. */
    gaId: variables.NEXT_PUBLIC_GA_ID,
    /** True if the console logs locations and experience. From `NEXT_PUBLIC_DEBUG`. Always in development. */
    debug: variables.NEXT_PUBLIC_DEBUG,
    /** True if the export stays as Next.js writes it. From `PLAIN_EXPORT`. */
    plainExport: variables.PLAIN_EXPORT,
    /** True if the build also writes the export as Next.js writes it, to `OUT_DIR` with `-plain`. From `KEEP_PLAIN_EXPORT`. */
    keepPlainExport: variables.KEEP_PLAIN_EXPORT,
    /** True if `next build` need not check types, as in `npm test`, which checks them before. From `TYPES_CHECKED`. */
    typesChecked: variables.TYPES_CHECKED,
    /** The election's folder in `data/`. If unset, the one that the site shows. From `ELECTION`. */
    election: variables.ELECTION,
    /** File with the validated guide, which `npm run build` passes to Next.js. From `GUIDE_FILE`. */
    guideFile: variables.GUIDE_FILE,
    outDir: variables.OUT_DIR,
    /** The port of `npm run serve`, which is 3000 if unset, or of `npm run edit`, which chooses one. From `PORT`. */
    port: variables.PORT,
    /** Address that `npm run serve` listens on. If unset, only this computer can connect. From `HOST`. */
    host: variables.HOST,
    chromiumPath: variables.CHROMIUM_PATH,
    /** Address of the deployed site that browser tests run on, with a slash at the end. From `SITE`. */
    site: variables.SITE?.replace(/\/*$/, '/'),
    /** Folders that are searched for programs, as the system writes them. From `PATH`. */
    searchPath: variables.PATH,
  }))

/** Names of all settings. */
export const settingNames = Object.keys(schema.in.shape)

export type Env = z.infer<typeof schema>

/**
 * Reads and validates the environment. An empty variable counts as unset.
 * @throws GuideError with every variable that is invalid
 */
export function readEnv(variables: Variables = process.env): Env {
  // Listing all variables of a process is slow, and pages read the environment often.
  const set = Object.fromEntries(settingNames.map((name) => [name, variables[name] || undefined]))
  const { data, error } = schema.safeParse(set)
  if (data) return { ...data, debug: data.debug || isDevelopment(variables) }
  throw new GuideError(
    error.issues.map(({ path, message }) => {
      const field = String(path[0])
      return {
        file: 'environment',
        field,
        expected: message,
        found: `"${variables[field]}"`,
        fix: `Correct ${field}, or unset it.`,
      }
    }),
  )
}

/** True while `npm run dev` serves the site. */
export function isDevelopment(variables: Variables = process.env): boolean {
  return variables.NODE_ENV === 'development'
}

/** This process's environment with some changes, for a child process. `undefined` unsets a variable. */
export function buildChildEnv(changes: Variables = {}): NodeJS.ProcessEnv {
  return { ...process.env, ...changes } as NodeJS.ProcessEnv
}

/** Sets the language of the guide for child processes, and for modules of page text that load later. */
export function setGuideLanguage(language: string): void {
  process.env.GUIDE_LANGUAGE = language
}

/** Unsets every option that changes what a build writes, for builds that choose their own. */
export const unsetBuildOptions: Variables = {
  BASE_PATH: undefined,
  SITE_URL: undefined,
  NEXT_PUBLIC_GA_ID: undefined,
  NEXT_PUBLIC_DEBUG: undefined,
  PLAIN_EXPORT: undefined,
  KEEP_PLAIN_EXPORT: undefined,
}
