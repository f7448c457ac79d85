/** Replaces inline scripts in tests that run in jsdom, where esbuild does not run. Jest loads it before every test. */
import { createElement } from 'react'

// No JSX, whose runtime would load the language of the pages before a test replaces it.
if (typeof document !== 'undefined') {
  jest.doMock('@/lib/inline-scripts/bundleScript', () => ({ defineEntryPoint: (file: string) => ({ file }) }))
  jest.doMock('@/components/page/InlineScript/InlineScript', () => ({
    InlineScript: ({ args }: { readonly args: unknown }) => createElement('template', null, JSON.stringify(args)),
  }))
}
