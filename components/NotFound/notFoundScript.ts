import { entryPoint } from '@/lib/inline-scripts/bundleScript'

/** Script of the not-found page. Must follow the elements that it changes. */
export const notFoundScript = entryPoint<typeof import('./notFound.browser')>('components/NotFound/notFound.browser.ts')
