/** Builds the client-rendered app in `app/`, as its makers would: Vite, and React's production build. */
import { resolve } from 'node:path'
import { build, type Plugin } from 'vite'
import type { Guide } from '@/data/schema/published'

/**
 * @param folder of the app; what else is in it stays
 * @param guide goes into the bundle whole
 */
export async function buildApp(folder: string, guide: Guide): Promise<void> {
  const root = resolve('bench', 'pages', 'app')
  await build({
    root,
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'warn',
    build: { outDir: resolve(folder), emptyOutDir: false },
    define: { 'process.env.BASE_PATH': '""' },
    resolve: {
      alias: [
        { find: /^@\/data\/paths$/, replacement: resolve(root, 'hashPaths.ts') },
        { find: /^@\//, replacement: `${process.cwd()}/` },
      ],
    },
    plugins: [guideModule(guide)],
  })
}

/** The guide as a module. Browsers read a large object faster as JSON. */
function guideModule(guide: Guide): Plugin {
  const text = JSON.stringify(JSON.stringify(guide))
  return {
    name: 'guide',
    resolveId: (id) => (id === 'virtual:guide' ? `\0${id}` : undefined),
    load: (id) => (id === '\0virtual:guide' ? `export default JSON.parse(${text})` : undefined),
  }
}
