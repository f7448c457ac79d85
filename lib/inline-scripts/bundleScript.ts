/** Server only: bundles a typed module into one small inline script. */
import { buildSync } from 'esbuild'
import { isDevelopment, readEnv } from '@/lib/env'

/** A module that runs in the browser. Its default export is called with arguments that can be serialized as JSON. */
export interface EntryPoint<Args extends readonly unknown[]> {
  /** Path from the project's root, ending in `.browser.ts`. */
  readonly file: string
  /** Types of the arguments. Never set. */
  readonly args?: Args
}

/**
 * Names an entry point so that the type checker sees the module and its arguments:
 * `defineEntryPoint<typeof import('./map.browser')>('components/Map/map.browser.ts')`.
 */
export function defineEntryPoint<Module extends { readonly default: (...args: never[]) => void }>(
  file: string,
): EntryPoint<Parameters<Module['default']>> {
  return { file }
}

/**
 * Settings of esbuild for every script that ships.
 * @param define JSON of further constants by name
 */
export function buildScriptOptions(define: Readonly<Record<string, string>> = {}) {
  return {
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    charset: 'utf8',
    // A browser ignores a whole script that has newer syntax.
    target: 'es2017',
    define: { 'process.env.BASE_PATH': JSON.stringify(readEnv().basePath), ...define },
  } as const
}

const bundles = new Map<string, string>()

/**
 * Bundles an entry point together with its arguments.
 * @returns a script that can neither close its `<script>` element early nor keep it open
 * @throws esbuild's error if the module does not compile
 */
export function bundleScript<const Args extends readonly unknown[]>({ file }: EntryPoint<Args>, ...args: Args): string {
  const options = buildScriptOptions()
  const contents = `import run from ${JSON.stringify(`./${file}`)}\nrun(...${JSON.stringify(args)})`
  const key = JSON.stringify([contents, options])
  const cached = bundles.get(key)
  if (cached !== undefined && !isDevelopment()) return cached
  const { outputFiles } = buildSync({ ...options, stdin: { contents, resolveDir: process.cwd() } })
  // esbuild escapes `</script`, but `<!--<script` would also keep the element open. `\!` equals `!` in a string.
  const script = (outputFiles[0]?.text ?? '').trim().replaceAll('<!--', String.raw`<\!--`)
  bundles.set(key, script)
  return script
}
