import { defineEntryPoint } from '@/lib/inline-scripts/bundleScript'

/** Script of the share button, which it must follow. Its argument is the message after the link was copied. */
export const shareScript = defineEntryPoint<typeof import('./share.browser')>('components/Share/share.browser.ts')
