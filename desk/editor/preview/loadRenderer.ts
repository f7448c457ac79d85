/** Bundles every route of the site for Node.js, so that the editor can render pages without a build. */
import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { compileFunction } from 'node:vm'
import { build } from 'esbuild'
import { listFiles } from '@/lib/listFiles'
import type { Renderer } from './bundle/renderer'

/** Path that addresses in rendered pages begin with. Nothing is served there: the editor replaces it. */
export const placeholderPath = '/__preview__/'

export interface LoadedRenderer extends Renderer {
  readonly styles: string
  /** Name of the style sheet in rendered pages, with a digest of its content. */
  readonly styleSheet: string
}

const folder = './desk/editor/preview/bundle'

const replacements = {
  '@/guide/read/getGuide': `${folder}/replacements.ts`,
  '@/components/page/InlineScript/InlineScript': `${folder}/replacements.ts`,
  'next/navigation': `${folder}/replacements.ts`,
}

/**
 * Takes about a second.
 * @param languages those of the guide. Pages are in the first.
 * @throws esbuild's error if a module does not compile
 */
export async function loadRenderer(languages: readonly string[]): Promise<LoadedRenderer> {
  const { outputFiles } = await build({
    stdin: { contents: writeEntryPoint(), resolveDir: process.cwd(), loader: 'ts' },
    outdir: 'preview',
    bundle: true,
    write: false,
    logLevel: 'silent',
    platform: 'node',
    format: 'cjs',
    charset: 'utf8',
    jsx: 'automatic',
    // Removes code for browsers and for page views, which needs `define`, too.
    minifySyntax: true,
    loader: { '.module.css': 'local-css' },
    alias: replacements,
    // See `serverExternalPackages` in next.config.mjs.
    external: ['esbuild'],
    define: {
      'process.env.NODE_ENV': '"production"',
      'process.env.BASE_PATH': JSON.stringify(placeholderPath.slice(0, -1)),
      'process.env.GUIDE_LANGUAGES': JSON.stringify(languages.join()),
      'process.env.GUIDE_LANGUAGE': '""',
      'process.env.ELECTION_PATH': '""',
      'process.env.LANGUAGE_PATH': '""',
      'process.env.NEXT_PUBLIC_GA_ID': '""',
    },
  })
  const find = (ending: string) => outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? ''
  const styles = find('.css')
  const styleSheet = `styles-${createHash('sha256').update(styles).digest('hex').slice(0, 12)}.css`
  const { load } = run(find('.js')) as { load: (address: string) => Renderer }
  return { ...load(placeholderPath + styleSheet), styles, styleSheet }
}

function writeEntryPoint(): string {
  const files = listFiles('app').map((file) => file.replaceAll('\\', '/'))
  const routes = (name: string) =>
    files
      .filter((file) => file === name || file.endsWith(`/${name}`))
      .map((file) => ({ route: file.slice(0, -name.length).replace(/\/$/, ''), file }))
      .map(({ route, file }) => `{ folder: '${route}', module: require('./app/${file}') }`)
  return `
    // First, because it sets the order of the layers.
    import './components/page/Theme/theme.css'
    import { createRenderer } from '${folder}/renderer'
    const pages = [${routes('page.tsx').join()}]
    const files = [${routes('route.ts').join()}]
    export const load = (styleSheet) => createRenderer(pages, files, styleSheet)`
}

function run(code: string): unknown {
  const loaded = { exports: {} }
  const filename = join(process.cwd(), 'preview.cjs')
  const call = compileFunction(code, ['require', 'module', 'exports'], { filename }) as (...args: unknown[]) => void
  call(createRequire(filename), loaded, loaded.exports)
  return loaded.exports
}
