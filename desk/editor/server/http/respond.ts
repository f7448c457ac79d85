import type { ServerResponse } from 'node:http'
import type { Rendered } from '@/desk/editor/services'

const commonHeaders = {
  'Cache-Control': 'no-store',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
} as const

/** Headers of the editor's page, and of every other response that is not a preview. */
const editorHeaders = buildHeaders([
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob: data:",
  "connect-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
])

function buildHeaders(directives: readonly string[]) {
  return { ...commonHeaders, 'Content-Security-Policy': ["default-src 'none'", ...directives].join('; ') }
}

export function sendText(
  response: ServerResponse,
  type: 'html' | 'css' | 'javascript' | 'plain',
  text: string,
  status = 200,
): void {
  response.writeHead(status, { ...editorHeaders, 'Content-Type': `text/${type}; charset=utf-8` }).end(text)
}

export function sendJson(response: ServerResponse, value: unknown, status = 200): void {
  response.writeHead(status, { ...editorHeaders, 'Content-Type': 'application/json' }).end(JSON.stringify(value))
}

/** Sends a page of the guide, or a file of it, to a frame. It runs no script and loads nothing from other hosts. */
export function sendPreview(response: ServerResponse, { type, content, styleSources }: Rendered): void {
  const headers = buildHeaders([
    ...(styleSources === undefined ? [] : [`style-src ${styleSources}`, "img-src 'self'"]),
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    // Scripts stay off. In a sandbox without the editor's origin, browsers send the origin null for styles, which the
    // server refuses. Links to sources open in a new window.
    'sandbox allow-same-origin allow-popups allow-popups-to-escape-sandbox',
  ])
  response.writeHead(200, { ...headers, 'Content-Type': type }).end(content)
}
