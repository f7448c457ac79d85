import { defineEntryPoint } from '@/lib/inline-scripts/bundleScript'

/** Script of the comparison, which it must follow. Its argument is the text that it shows. */
export const compareScript = defineEntryPoint<typeof import('./compare.browser')>(
  'components/Compare/compare.browser.ts',
)
