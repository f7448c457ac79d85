/** Node.js only: bundles the page of the editor. */
import { resolve } from 'node:path'
import { build, type Plugin } from 'esbuild'
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
    target: ['chrome111', 'firefox114', 'safari16.4'],
    loader: { '.module.css': 'local-css' },
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [formsModule],
  })
  const find = (extension: string) => outputFiles.find(({ path }) => path.endsWith(extension))?.text ?? ''
  return { script: find('.js'), styles: find('.css') }
}

/** Provides `virtual:forms`, so that the bundle needs neither the schema nor zod. */
const formsModule: Plugin = {
  name: 'forms-module',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^virtual:forms$/ }, ({ path }) => ({ path, namespace: 'forms' }))
    onLoad({ filter: /.*/, namespace: 'forms' }, () => ({ contents: JSON.stringify(describeForms()), loader: 'json' }))
  },
}
