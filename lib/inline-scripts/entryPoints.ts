import { entryPoint } from './bundleScript'

/** Script that redirects legacy routes, for elections that ask for it. The first script of a page. */
export const legacyRoutesScript = entryPoint<typeof import('./legacyRoutes.browser')>(
  'lib/inline-scripts/legacyRoutes.browser.ts',
)

/** Script in the head of every page. */
export const headScript = entryPoint<typeof import('./head.browser')>('lib/inline-scripts/head.browser.ts')

/** The head script with console logging. Replaces it in development and debug builds. */
export const debugHeadScript = entryPoint<typeof import('./debugHead.browser')>(
  'lib/inline-scripts/debugHead.browser.ts',
)

/** Starts React after first paint, on pages that need it. Its arguments are Next.js's script files. */
export const startReactScript = entryPoint<typeof import('./startReact.browser')>(
  'lib/inline-scripts/startReact.browser.ts',
)
