/** Server only: bundles a typed module into one small inline script. */
import { buildSync, build } from 'esbuild'
import { isDevelopment, readEnv } from '@/lib/env'
import { ELECTION_PATH, LANGUAGE_PATH } from '@/lib/paths'
import { basename } from 'node:path'
import { isTagged } from '@/lib/locale/taggedText'

/** A module that runs in the browser. Its default export is called with arguments that can be serialized as JSON. */
export interface EntryPoint<Args extends readonly unknown[]> {
  /** Path from the project's root, ending in `.browser.ts`. */
  readonly file: string
  /** Types of the arguments. Never set. */
  readonly args?: Args
}

/**
 * Names an entry point so that the type checker sees the module and its arguments:
 * `defineEntryPoint<typeof import('./map.browser')>('components/ballot/Map/map')`.
 */
export function defineEntryPoint<Module extends { readonly default: (...args: never[]) => void }>(
  path: string,
): EntryPoint<Parameters<Module['default']>> {
  return { file: `${path}.browser.ts` }
}

/** Settings of esbuild for every script that ships. `define` has the JSON of further constants by name. */
function buildScriptOptions(define: Readonly<Record<string, string>> = {}) {
  return {
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    charset: 'utf8',
    // Every browser that has the styles of the pages has it. Others ignore a whole script with newer syntax.
    target: 'es2021',
    define: {
      'process.env.BASE_PATH': JSON.stringify(readEnv().basePath),
      'process.env.ELECTION_PATH': JSON.stringify(ELECTION_PATH),
      'process.env.LANGUAGE_PATH': JSON.stringify(LANGUAGE_PATH),
      ...define,
    },
  } as const
}

const bundles = new Map<string, string>()

/**
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

/**
 * Bundles an entry point that hydrates a client component.
 * @param entry path from the project's root, like `components/ballot/Map/map.browser.tsx`
 * @param props read by the entry point from `ISLAND_PROPS`
 * @param modules class names of each CSS module that the component uses. The key is the file's name, like `Map`.
 * @throws esbuild's error if the entry point does not compile, or uses another CSS module
 */
export async function bundleIsland(
  entry: string,
  props: object,
  modules: Readonly<Record<string, Readonly<Record<string, string>>>>,
): Promise<string> {
  const { outputFiles } = await build({
    ...buildScriptOptions({ 'process.env.NODE_ENV': '"production"', ISLAND_PROPS: JSON.stringify(props) }),
    entryPoints: [entry],
    jsx: 'automatic',
    // Without tagged text, the runtime of tsconfig.json would only add bytes.
    ...(isTagged(JSON.stringify(props)) ? {} : { alias: { '@/lib/jsx/jsx-runtime': 'react/jsx-runtime' } }),
    logLevel: 'silent',
    plugins: [
      {
        name: 'class-names',
        setup: ({ onLoad }) =>
          onLoad({ filter: /\.module\.css$/ }, ({ path }) => {
            const names = modules[basename(path, '.module.css')]
            if (!names) return { errors: [{ text: `bundleIsland() got no class names of ${basename(path)}.` }] }
            return { contents: JSON.stringify(names), loader: 'json' }
          }),
      },
    ],
  })
  return outputFiles[0]?.text ?? ''
}
