/** Server only: bundles the head's behaviours from their typed modules into one small script. */
import { buildSync } from 'esbuild'

const bundles = new Map<string, string>()

/**
 * @param raceIds ids of the races, the default first
 * @param debug whether the console logs navigation; when not, no byte of that ships
 * @throws the bundler's error when a module does not compile
 */
export function bundleHead(raceIds: readonly string[], debug: boolean): string {
  const define = {
    'process.env.BASE_PATH': JSON.stringify(process.env.BASE_PATH ?? ''),
    RACE_IDS: JSON.stringify(raceIds),
    DEBUG: String(debug),
  }
  const key = JSON.stringify(define)
  const known = bundles.get(key)
  if (known !== undefined && process.env.NODE_ENV === 'production') return known
  const { outputFiles } = buildSync({
    absWorkingDir: process.cwd(),
    entryPoints: ['components/HeadScript/head.browser.ts'],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    // What a five-year-old phone understands.
    target: 'es2020',
    define,
  })
  const script = (outputFiles[0]?.text ?? '').trim()
  bundles.set(key, script)
  return script
}
