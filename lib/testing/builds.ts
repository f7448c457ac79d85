/** Builds of `npm test`: the exports that the browser tests need. */
import { cleanNextCache } from '@/lib/cli/buildSite'
import { unsetBuildOptions, type Variables } from '@/lib/env'
import type { Step } from './runSteps'

/** Environment of every step. It unsets the caller's build options, which would change results. */
export const baseEnv: Variables = {
  NEXT_TELEMETRY_DISABLED: '1',
  ...unsetBuildOptions,
  ELECTION: undefined,
  TYPES_CHECKED: undefined,
  OUT_DIR: undefined,
}

/** Sample election with few races and every state that a page can have. */
const showcase = { ELECTION: 'fixtures/showcase' }

/** Sample election with many races, in groups, and every field. */
const region = { ELECTION: 'fixtures/region' }

/** Also writes Next.js's own export, to a folder with `-plain`. */
const keepPlain = { KEEP_PLAIN_EXPORT: '1' }

/** Sample election without results, with every option set. */
const upcoming = {
  ELECTION: 'fixtures/upcoming',
  BASE_PATH: '/guide',
  SITE_URL: 'https://guide.example',
  NEXT_PUBLIC_GA_ID: 'G-TEST12345',
  NEXT_PUBLIC_DEBUG: '1',
}

/**
 * Variables for a build of the site in its first and its last language. The others have no code of their own, and the check
 * and Jest read all their text. `npm run test:slow` builds them.
 * @param languages those of the site
 */
export function skipLanguages(languages: readonly string[]): Variables {
  return { SKIPPED_LANGUAGES: languages.slice(1, -1).join(',') }
}

/**
 * Steps that build every export.
 * @param site variables for the site's build: `ELECTION`, which may be unset, and {@link skipLanguages}
 */
export function buildSteps(site: Variables): readonly Step[] {
  return [
    // `npm test` has checked the types, and the builds after the first one see that the code is the same.
    cleanBuildStep('out', { ...site, ...keepPlain, TYPES_CHECKED: '1' }),
    buildStep('out-region', { ...region, ...keepPlain }),
    // The last, because the cache is of no use to a build with other options.
    buildStep('out-upcoming', { ...upcoming, ...keepPlain }),
  ]
}

/** Steps of `npm run test:slow` that build the exports which `npm test` leaves out. */
export function slowBuildSteps(election: string | undefined): readonly Step[] {
  return [
    cleanBuildStep('out', { ELECTION: election, ...keepPlain }),
    buildStep('out-showcase', { ...showcase, ...keepPlain }),
    buildStep('out-upcoming', { ...upcoming, ...keepPlain }),
  ]
}

/** A build without a cache, as on a new machine. */
function cleanBuildStep(out: string, options: Variables): Step {
  return { ...buildStep(out, options), prepare: cleanNextCache }
}

/** A build with the cache of the one before it, as on most hosts. With the same options, it takes half of the time. */
function buildStep(out: string, options: Variables): Step {
  return {
    name: `build ${out}`,
    command: ['npm', 'run', 'build'],
    env: { ...baseEnv, ...options, OUT_DIR: out },
  }
}
