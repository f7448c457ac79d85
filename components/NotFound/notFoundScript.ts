import { defineEntryPoint } from '@/lib/inline-scripts/bundleScript'

/** Script of the not-found page. Must follow the elements that it changes. */
export const notFoundScript = defineEntryPoint<typeof import('./notFound.browser')>(
  'components/NotFound/notFound.browser.ts',
)
