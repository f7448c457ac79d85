import { entryPoint } from '@/lib/inline-scripts/bundleScript'

/** Script of the not-found page. Belongs after the elements that it fills in. */
export const notFoundScript = entryPoint<typeof import('./notFound.browser')>('components/NotFound/notFound.browser.ts')
