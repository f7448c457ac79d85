/** Server only: bundles a client component with React, but without the runtime of Next.js, which is as large again. */
import { basename } from 'node:path'
import { build } from 'esbuild'
import { buildScriptOptions } from './bundleScript'

/**
 * Bundles an entry point that hydrates a client component.
 * @param entry path from the project's root, like `components/Map/map.browser.tsx`
 * @param props props of the component, which the entry point reads from `ISLAND_PROPS`
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
