import { entryPoint } from './bundleScript'

/** Script in the head of every page. */
export const headScript = entryPoint<typeof import('./head.browser')>('lib/inline-scripts/head.browser.ts')

/** Same, with console logging for development. */
export const debugHeadScript = entryPoint<typeof import('./debugHead.browser')>(
  'lib/inline-scripts/debugHead.browser.ts',
)
