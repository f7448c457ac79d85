import { defineEntryPoint } from './bundleScript'

export const headScript = defineEntryPoint<typeof import('./head.browser')>('lib/inline-scripts/head.browser.ts')

/** The head script, plus redirects of legacy routes, for elections with `legacyRoutes`. The first script of a page. */
export const headWithLegacyRoutesScript = defineEntryPoint<typeof import('./headWithLegacyRoutes.browser')>(
  'lib/inline-scripts/headWithLegacyRoutes.browser.ts',
)

/** Script that logs navigation to the console, in development and debug builds. */
export const navigationLogScript = defineEntryPoint<typeof import('./navigationLog.browser')>(
  'lib/inline-scripts/navigationLog.browser.ts',
)

/** Starts React after first paint, on pages that need it. Its arguments are Next.js's script files. */
export const startReactScript = defineEntryPoint<typeof import('./startReact.browser')>(
  'lib/inline-scripts/startReact.browser.ts',
)
