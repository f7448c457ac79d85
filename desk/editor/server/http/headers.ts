import type { RenderedPage } from '@/desk/editor/services'

/** Headers of every response, unless it has its own. */
const commonHeaders = {
  'Cache-Control': 'no-store',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
} as const

const editorPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob: data:",
  "connect-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join('; ')

/** Headers of the editor's page, and of every other response that is not a preview. */
export const editorHeaders = { ...commonHeaders, 'Content-Security-Policy': editorPolicy } as const

/** Headers of a page of the guide in a frame. It runs no script and loads nothing from other hosts. */
export function buildPreviewHeaders({ styleSources }: Pick<RenderedPage, 'styleSources'>) {
  return buildFrameHeaders([`style-src ${styleSources}`, "img-src 'self'"])
}

/** Headers of a file that such a page loads. An SVG image could contain scripts. */
export const previewFileHeaders = buildFrameHeaders([])

function buildFrameHeaders(sources: readonly string[]) {
  const policy = [
    "default-src 'none'",
    ...sources,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    // Scripts stay off. In a sandbox without the editor's origin, browsers send the origin null for styles, which the
    // server refuses. Links to sources open in a new window.
    'sandbox allow-same-origin allow-popups allow-popups-to-escape-sandbox',
  ].join('; ')
  return { ...commonHeaders, 'Content-Security-Policy': policy } as const
}
