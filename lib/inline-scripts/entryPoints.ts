import { defineEntryPoint } from './bundleScript'

export const headScript = defineEntryPoint<typeof import('./head.browser')>('lib/inline-scripts/head')

/** Redirects of legacy routes. The first script of every page in the first language, if the site has such routes. */
export const legacyRoutesScript = defineEntryPoint<typeof import('./legacyRoutes.browser')>(
  'lib/inline-scripts/legacyRoutes',
)

export const navigationLogScript = defineEntryPoint<typeof import('./navigationLog.browser')>(
  'lib/inline-scripts/navigationLog',
)

/** Starts React after first paint, on pages that need it. Its arguments are Next.js's script files. */
export const startReactScript = defineEntryPoint<typeof import('./startReact.browser')>('lib/inline-scripts/startReact')
