/** Bundles a client component with React, but without the runtime of Next.js, which is as large again. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename, relative } from 'node:path'
import { build, type Plugin } from 'esbuild'
import { scriptTarget } from '@/lib/inline-scripts/bundleScript'
import { GuideError } from '@/lib/problems'
import { shortName } from '../styles/shortenNames'

/** A script file of the export that hydrates a client component. */
export interface Island {
  /** Path in the export, with a digest of the text. */
  readonly file: string
  readonly text: string
  /** Classes that the component uses: their names in the export, with their short names in the script. */
  readonly classNames: ReadonlyMap<string, string>
}

/**
 * Bundles an entry point that hydrates a client component.
 * @param entry path from the project's root, like `components/Map/map.browser.tsx`
 * @param props JSON of its props, which the script carries so that the page need not
 * @param css all exported styles, which have the names of classes
 * @throws GuideError if the styles lack a module that the component uses
 */
export async function bundleIsland(entry: string, props: string, css: string, basePath: string): Promise<Island> {
  const classNames = new Map<string, string>()
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    logLevel: 'silent',
    format: 'iife',
    charset: 'utf8',
    jsx: 'automatic',
    target: scriptTarget,
    define: {
      'process.env.NODE_ENV': '"production"',
      'process.env.BASE_PATH': JSON.stringify(basePath),
      ISLAND_PROPS: props,
    },
    plugins: [resolveClassNames(css, classNames)],
  })
  const text = outputFiles[0]?.text ?? ''
  const digest = createHash('sha256').update(text).digest('hex').slice(0, 12)
  return { file: `static/${basename(entry).replace(/\..*/, '')}-${digest}.js`, text, classNames }
}

/** Resolves CSS modules to short names, and adds these to `classNames` under the names that Next.js gave the classes. */
function resolveClassNames(css: string, classNames: Map<string, string>): Plugin {
  const modules = groupByPrefix(css)
  return {
    name: 'resolve-class-names',
    setup({ onLoad }) {
      onLoad({ filter: /\.module\.css$/ }, ({ path }) => {
        const local = listClasses(readFileSync(path, 'utf8'))
        const prefixes = [...modules].filter(([, names]) => local.join() === names.join())
        const [prefix] = prefixes[0] ?? []
        if (prefix === undefined || prefixes.length > 1) throw createProblem(path, prefixes.length)
        const names = local.map((name) => {
          const short = shortName(classNames.size)
          classNames.set(`${prefix}_${name}`, short)
          return [name, short] as const
        })
        return { contents: JSON.stringify(Object.fromEntries(names)), loader: 'json' }
      })
    },
  }
}

/** The local names of the classes of each CSS module, by the prefix that Next.js gave them. */
function groupByPrefix(css: string): ReadonlyMap<string, readonly string[]> {
  const modules = new Map<string, string[]>()
  for (const name of listClasses(css)) {
    const [, prefix, local] = /^([\w-]{6})_(.+)$/.exec(name) ?? []
    if (prefix && local) modules.set(prefix, [...(modules.get(prefix) ?? []), local])
  }
  return modules
}

/** The names of the classes in a style sheet, each once, in alphabetical order. */
function listClasses(css: string): string[] {
  const rules = css.replaceAll(/\/\*.*?\*\//gs, '')
  return [...new Set([...rules.matchAll(/\.([a-zA-Z_][\w-]*)/g)].map(([, name = '']) => name))].toSorted()
}

function createProblem(path: string, count: number): GuideError {
  return new GuideError([
    {
      file: relative(process.cwd(), path),
      expected: 'one module with the same classes in the exported styles',
      found: `${count} modules`,
      fix: 'Give the module a class that no other has, and use each of its classes in a rule.',
    },
  ])
}
