import type { RenderedPage, RenderedFile } from '@/desk/editor/services'
import type { ServerResponse } from 'node:http'
import { describeSystemError } from '@/lib/cli/runCli'
import { GuideError } from '@/lib/problems'
import type { Failure } from '@/desk/editor/api'
import { toFieldProblem } from '../files/buildReport'
import { RequestError } from './requestError'

export function sendText(
  response: ServerResponse,
  type: 'html' | 'css' | 'javascript' | 'plain',
  text: string,
  headers: Readonly<Record<string, string>> = editorHeaders,
  status = 200,
): void {
  response.writeHead(status, { ...headers, 'Content-Type': `text/${type}; charset=utf-8` }).end(text)
}

export function sendJson(response: ServerResponse, value: unknown, status = 200): void {
  response.writeHead(status, { ...editorHeaders, 'Content-Type': 'application/json' }).end(JSON.stringify(value))
}

/** Sends a page of the guide, or a file of it, to the frame of the preview. */
export function sendPreview(response: ServerResponse, preview: RenderedPage | RenderedFile): void {
  if ('html' in preview) sendText(response, 'html', preview.html, buildPreviewHeaders(preview))
  else response.writeHead(200, { ...previewFileHeaders, 'Content-Type': preview.type }).end(preview.content)
}

/** The status and the body of the response to a request that failed. */
export function describeFailure(error: unknown, folder: string): { status: number; failure: Failure } {
  if (error instanceof RequestError) return error
  if (error instanceof GuideError) {
    const problems = error.problems.map((problem) =>
      problem.file === 'options'
        ? { ...toFieldProblem(problem, folder), path: [(problem.field ?? '').replace(/^--/, '')] }
        : toFieldProblem(problem, folder),
    )
    const [first] = problems
    const summary = first ? ` Expected ${first.expected}, found ${first.found}.` : ''
    return { status: 422, failure: { message: `Nothing was written.${summary}`, problems } }
  }
  const reason = describeSystemError(error)
  if (reason !== undefined) return { status: 503, failure: { message: `Nothing was saved. ${reason}` } }
  return {
    status: 500,
    failure: {
      message: 'The editor failed to do this. Its terminal shows the reason. Your changes are kept in this browser.',
    },
  }
}

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
