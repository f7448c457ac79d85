import { defineEntryPoint } from '@/lib/inline-scripts/bundleScript'

/** Script of the mark toggles. Its argument is the storage key of the ballot. */
export const markToggleScript = defineEntryPoint<typeof import('./markToggle.browser')>(
  'components/MarkToggle/markToggle.browser.ts',
)
