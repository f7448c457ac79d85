/** Environment variables that operators and tests may set. A lint rule forbids reading `process.env` elsewhere. */
import { z } from 'zod'
import { GuideError } from './problems'

export type Variables = Readonly<Record<string, string | undefined>>

const text = (form: RegExp, expected: string) => z.string().regex(form, { error: expected }).optional()
const flag = (expected: string) => text(/^[01]$/, expected).transform((value) => value === '1')

const portRange = 'a port from 0 to 65535'

const schema = z.object({
  /** Path under which the site is served, like `/guide`. Empty at a domain's root. */
  basePath: text(/^(\/[A-Za-z0-9_-]+)+$/, 'a path like /guide, without a slash at the end').default(''),
  /** For canonical addresses and the sitemap. */
  siteUrl: text(
    /^https?:\/\/[A-Za-z0-9.-]+(:\d+)?$/,
    'a scheme and host only, like https://example.org; a path belongs in BASE_PATH',
  ),
  /** Page views are off without it. */
  gaId: text(/^G-[A-Z0-9]{4,20}$/, 'a Google Analytics 4 id, like G-ABC123DEF4'),
  /** True if the console logs locations and experience. Always in development. */
  debug: flag('1 to log to the console, or 0'),
  plainExport: flag('1 to leave the export as Next.js writes it, or 0'),
  /** True if the build also writes the export as Next.js writes it, to `OUT_DIR` with `-plain`. */
  keepPlainExport: flag("1 to keep a copy of Next.js's own export, or 0"),
  /** True if the site has a worker that removes kept guides, and no way to keep one. */
  removeKept: flag('1 to remove the guide from the devices of readers who kept it, or 0'),
  /** True if `next build` need not check types, as in `npm test`, which checks them before. */
  typesChecked: flag('1 if the types were checked, or 0'),
  /** Tags of languages that a build leaves out. */
  skippedLanguages: text(/^[\w-]+(,[\w-]+)*$/, 'tags of languages, like es,pt').transform(
    (tags) => tags?.split(',') ?? [],
  ),
  /** The election's folder in `data/`. If unset, the one that the site shows. The slash is for the fixtures. */
  election: text(
    /^(fixtures\/(generated-[a-z]+\/)?)?[a-z0-9]+(-[a-z0-9]+)*$/,
    'the name of a folder in data, like springfield-2017',
  ),
  /** File with the validated guide, which `npm run build` passes to Next.js. */
  guideFile: z.string().optional(),
  /** A build replaces this folder, so it must be one that only builds write. */
  outDir: text(/^out(-[a-z0-9]+)*$/, 'out, or a name that begins with out-, like out-test').default('out'),
  /** The port of `npm run serve`, which is 3000 if unset, or of `npm run edit`, which chooses one. */
  port: text(/^\d+$/, portRange)
    .transform((port) => (port === undefined ? undefined : Number(port)))
    .refine((port = 0) => port <= 65_535, { error: portRange }),
  /** Address that `npm run serve` listens on. If unset, only this computer can connect. */
  host: text(/^[0-9A-Za-z.:-]+$/, 'an address of this computer, like 0.0.0.0'),
  chromiumPath: z.string().optional(),
  /** Address of the deployed site that browser tests run on, with a slash at the end. */
  site: text(/^https?:\/\/[^\s?#]+$/, 'the address of a deployed site, like https://example.org/guide/').transform(
    (address) => address?.replace(/\/*$/, '/'),
  ),
  /** Token for requests to GitHub about the progress of a publication. GitHub's own programs use both names. */
  githubToken: z.string().optional(),
  ghToken: z.string().optional(),
  /** Folders that are searched for programs, as the system writes them. */
  searchPath: z.string().default(''),
})

export type Env = z.infer<typeof schema>

/** Names of the variables by setting: `BASE_PATH` for `basePath`. */
const variableNames: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.keys(schema.shape).map((name) => [name, name.replace(/[A-Z]/g, '_$&').toUpperCase()])),
  gaId: 'NEXT_PUBLIC_GA_ID',
  debug: 'NEXT_PUBLIC_DEBUG',
  searchPath: 'PATH',
}

export const settingNames = Object.values(variableNames)

/**
 * Reads and validates the environment. An empty variable counts as unset.
 * @throws GuideError with every variable that is invalid
 */
export function readEnv(variables: Variables = process.env): Env {
  // Listing all variables of a process is slow, and pages read the environment often.
  const set = Object.entries(variableNames).map(([name, variable]) => [name, variables[variable] || undefined])
  const { data, error } = schema.safeParse(Object.fromEntries(set))
  if (data) return { ...data, debug: data.debug || isDevelopment(variables) }
  throw new GuideError(
    error.issues.map(({ path, message }) => {
      const field = variableNames[String(path[0])] ?? ''
      return { file: 'environment', field, message: `“${variables[field]}” is not valid. Use ${message}, or unset it.` }
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

/**
 * Sets the languages of the guide for child processes, and for modules with page text that load later. Pages are in the
 * first language.
 */
export function setGuideLanguages(languages: readonly string[]): void {
  Object.assign(process.env, buildLanguageEnv(languages))
}

/**
 * Variables for pages in a language of the guide, by default the first. They are not in `next.config.mjs`, which would
 * inline them: the code is compiled once for all languages.
 */
export function buildLanguageEnv(languages: readonly string[], language = languages[0]): Variables {
  return {
    GUIDE_LANGUAGES: languages.join(','),
    GUIDE_LANGUAGE: language,
    // As `getLanguagePath` has it, for scripts of pages.
    LANGUAGE_PATH: findLanguagePath(languages, language),
    SITE_LANGUAGE_PATH: findLanguagePath(process.env.SITE_LANGUAGES?.split(',') ?? languages, language),
  }
}

/** Path of the pages in a language. Empty for the first, and for one that is not among the languages. */
export function findLanguagePath(languages: readonly string[], language = ''): string {
  return languages.indexOf(language) > 0 ? `/${language}` : ''
}

/** Variables for the build of an archived election at its lasting address. `siteLanguages` are the current one's. */
export function buildArchiveEnv(election: string, path: string, siteLanguages: readonly string[]): Variables {
  return {
    ELECTION: election,
    ELECTION_PATH: path,
    SITE_LANGUAGES: siteLanguages.join(','),
    KEEP_PLAIN_EXPORT: undefined,
    REMOVE_KEPT: undefined,
  }
}

/** Unsets every option that changes what a build writes, for builds that choose their own. */
export const unsetBuildOptions: Variables = {
  BASE_PATH: undefined,
  SITE_URL: undefined,
  NEXT_PUBLIC_GA_ID: undefined,
  NEXT_PUBLIC_DEBUG: undefined,
  SKIPPED_LANGUAGES: undefined,
  PLAIN_EXPORT: undefined,
  KEEP_PLAIN_EXPORT: undefined,
  REMOVE_KEPT: undefined,
}
