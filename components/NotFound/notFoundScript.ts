import { entryPoint } from '@/lib/inline-scripts/bundleScript'

/** Script after the sentence of the not-found page. */
export const notFoundScript = entryPoint<typeof import('./notFound.browser')>('components/NotFound/notFound.browser.ts')
