import { basename, resolve } from 'node:path'
import { build } from 'esbuild'
import type { Services } from '../services'
import { describeForms } from '@/guide/fields/describeForms'

/**
 * Bundles the scripts and the style sheet of the page, in Node.js. The page needs an element with the id `root`, and
 * loads `client.js`, which loads the others.
 * @throws esbuild's error if a module does not compile
 */
export async function bundleClient(): ReturnType<Services['bundleClient']> {
  const { outputFiles } = await build({
    entryPoints: { client: resolve('desk', 'editor', 'client', 'main.tsx') },
    // Pages that few users open are loaded when they do.
    splitting: true,
    outdir: resolve('.build'),
    bundle: true,
    minify: true,
    write: false,
    charset: 'utf8',
    format: 'esm',
    jsx: 'automatic',
    // The editor has no tagged text, unlike pages.
    alias: { '@/lib/jsx/jsx-runtime': 'react/jsx-runtime' },
    target: ['chrome111', 'firefox114', 'safari16.4'],
    loader: { '.module.css': 'local-css' },
    // With the forms, the bundle needs neither the schema nor zod.
    define: { 'process.env.NODE_ENV': '"production"', FORMS: JSON.stringify(describeForms()) },
  })
  const files = new Map(outputFiles.map(({ path, text }) => [basename(path), text]))
  const scripts = new Map([...files].filter(([name]) => name.endsWith('.js')))
  return { scripts, styles: files.get('client.css') ?? '' }
}
