/** Builds of `npm test`: the exports that the browser tests need. */
import { cleanNextCache } from '@/lib/cli/cleanNextCache'
import { unsetBuildOptions } from '@/lib/env'
import type { Step } from './runSteps'

type Variables = Readonly<Record<string, string | undefined>>

/** Environment of every step. It unsets the caller's build options, which would change results. */
export const baseEnv: Variables = {
  NEXT_TELEMETRY_DISABLED: '1',
  ...unsetBuildOptions,
  ELECTION: undefined,
  OUT_DIR: undefined,
}

/** Sample election with every state that a page can have. */
const showcase = { ELECTION: 'fixtures/showcase' }

/** Sample election with many races in groups. */
const region = { ELECTION: 'fixtures/region' }

/** Also writes Next.js's own export, to a folder with `-plain`. The browser tests run on both. */
const keepPlain = { KEEP_PLAIN_EXPORT: '1' }

/** Every option set. */
const configured = {
  ...showcase,
  BASE_PATH: '/guide',
  SITE_URL: 'https://guide.example',
  NEXT_PUBLIC_GA_ID: 'G-TEST12345',
  NEXT_PUBLIC_DEBUG: '1',
}

/**
 * Steps that build every export.
 * @param election the election's folder in `data/`; if unset, the only one there
 */
export function buildSteps(election: string | undefined): readonly Step[] {
  const site = { ELECTION: election }
  return [
    buildStep('out', { ...site, ...keepPlain }),
    buildStep('out-configured', { ...configured, ...keepPlain }),
    buildStep('out-showcase', { ...showcase, ...keepPlain }),
    buildStep('out-region', region),
    // The browser tests compare it with `out`, byte by byte.
    buildStep('out-again', site),
  ]
}

/** A build without a cache, as on a new machine. */
function buildStep(out: string, options: Variables): Step {
  return {
    name: `build ${out}`,
    command: ['npm', 'run', 'build'],
    env: { ...baseEnv, ...options, OUT_DIR: out },
    prepare: cleanNextCache,
  }
}
