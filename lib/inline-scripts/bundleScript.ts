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

/** Syntax of every script that ships. A browser ignores a whole script that has newer syntax. */
export const scriptTarget = 'es2017'

const bundles = new Map<string, string>()

/**
 * Bundles an entry point together with its arguments.
 * @returns a script that can neither close its `<script>` element early nor keep it open
 * @throws esbuild's error if the module does not compile
 */
export function bundleScript<const Args extends readonly unknown[]>({ file }: EntryPoint<Args>, ...args: Args): string {
  const { basePath } = readEnv()
  const contents = `import run from ${JSON.stringify(`./${file}`)}\nrun(...${JSON.stringify(args)})`
  const key = JSON.stringify([contents, basePath])
  const cached = bundles.get(key)
  if (cached !== undefined && !isDevelopment()) return cached
  const { outputFiles } = buildSync({
    stdin: { contents, resolveDir: process.cwd() },
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    charset: 'utf8',
    target: scriptTarget,
    define: { 'process.env.BASE_PATH': JSON.stringify(basePath) },
  })
  // esbuild escapes `</script`, but `<!--<script` would also keep the element open. `\!` equals `!` in a string.
  const script = (outputFiles[0]?.text ?? '').trim().replaceAll('<!--', String.raw`<\!--`)
  bundles.set(key, script)
  return script
}
