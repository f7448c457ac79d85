/** Builds the client-rendered app in `app/` for production: one hashed script and one hashed style sheet. */
import { writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { build, type Plugin } from 'esbuild'
import type { Guide } from '@/data/schema/published'

const source = resolve('bench', 'pages', 'sites', 'app')

/**
 * Writes the app's `index.html`, script and style sheet. Other files in the folder stay.
 * @param guide embedded in the script
 */
export async function buildApp(folder: string, guide: Guide): Promise<void> {
  const { metafile } = await build({
    entryPoints: [join(source, 'main.tsx')],
    outdir: join(folder, 'assets'),
    entryNames: '[name]-[hash]',
    bundle: true,
    minify: true,
    metafile: true,
    charset: 'utf8',
    format: 'esm',
    target: ['chrome111', 'firefox114', 'safari16.4'],
    loader: { '.module.css': 'local-css' },
    define: {
      'process.env.NODE_ENV': '"production"',
      'process.env.BASE_PATH': '""',
      'process.env.GUIDE_LANGUAGE': JSON.stringify(guide.election.language ?? ''),
    },
    plugins: [hashPaths, noInlineScripts, guideModule(guide)],
  })
  const assets = Object.keys(metafile.outputs).map((file) => `/${relative(folder, file).replaceAll('\\', '/')}`)
  writeFileSync(join(folder, 'index.html'), indexHtml(guide.election.title, assets))
}

/** Replaces `lib/paths.ts` so that links lead to hash routes. */
const hashPaths: Plugin = {
  name: 'hash-paths',
  setup({ onResolve }) {
    const path = join(source, 'hashPaths.ts')
    onResolve({ filter: /^@\/lib\/paths$/ }, ({ importer }) => (importer === path ? undefined : { path }))
  },
}

/** Renders no inline scripts: React attaches the app's behavior, and esbuild cannot run in a browser. */
const noInlineScripts: Plugin = {
  name: 'no-inline-scripts',
  setup({ onResolve, onLoad }) {
    const contents: Readonly<Record<string, string>> = {
      '@/components/InlineScript/InlineScript': 'export const InlineScript = () => null',
      '@/lib/inline-scripts/bundleScript': 'export const defineEntryPoint = () => undefined',
    }
    onResolve({ filter: /\/(InlineScript|bundleScript)$/ }, ({ path }) =>
      path in contents ? { path, namespace: 'inline-script' } : undefined,
    )
    onLoad({ filter: /.*/, namespace: 'inline-script' }, ({ path }) => ({ contents: contents[path] }))
  },
}

/** Provides `virtual:guide`. Browsers parse a large JSON string faster than the same object literal. */
function guideModule(guide: Guide): Plugin {
  return {
    name: 'guide-module',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^virtual:guide$/ }, ({ path }) => ({ path, namespace: 'guide' }))
      onLoad({ filter: /.*/, namespace: 'guide' }, () => ({
        contents: `export default JSON.parse(${JSON.stringify(JSON.stringify(guide))})`,
      }))
    },
  }
}

/** The document that every route starts from. `data-race` shows the race buttons, which the site hides without script. */
function indexHtml(title: string, assets: readonly string[]): string {
  return `<!doctype html>
<html lang="en" data-race>
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <link rel="icon" href="/favicon.ico" sizes="32x32">
    <link rel="icon" href="/icon.svg" type="image/svg+xml">
    <title>${title.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</title>
    ${assets.map(assetElement).join('\n    ')}
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>
`
}

function assetElement(file: string): string {
  return file.endsWith('.css')
    ? `<link rel="stylesheet" href="${file}">`
    : `<script type="module" src="${file}"></script>`
}
