/** Node.js only: bundles the page of the editor. */
import { resolve } from 'node:path'
import { build } from 'esbuild'
import type { Services } from '../services'
import { describeForms } from '@/guide/fields/describeForms'

/**
 * Bundles the script and the style sheet of the editor's page. The page needs an element with the id `root`.
 * @throws esbuild's error if a module does not compile
 */
export async function bundleClient(): ReturnType<Services['bundleClient']> {
  const { outputFiles } = await build({
    entryPoints: [resolve('desk', 'editor', 'client', 'main.tsx')],
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
  const find = (extension: string) => outputFiles.find(({ path }) => path.endsWith(extension))?.text ?? ''
  return { script: find('.js'), styles: find('.css') }
}
