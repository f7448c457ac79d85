/** Replaces inline scripts, because esbuild does not run in jsdom. Import this module before the routes. */

jest.mock('@/lib/inline-scripts/bundleScript', () => ({ entryPoint: (file: string) => ({ file }) }))
jest.mock('@/components/InlineScript/InlineScript', () => ({
  InlineScript: ({ args }: { readonly args: unknown }) => <template>{JSON.stringify(args)}</template>,
}))

/** Element in place of the inline script in the page's content. Its text is the script's arguments, as JSON. */
export function getInlineScript(): HTMLElement | null {
  return document.querySelector('main template')
}
