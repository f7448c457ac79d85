import type { ServerResponse } from 'node:http'
import { describeSystemError } from '@/lib/cli/runCli'
import { GuideError } from '@/lib/problems'
import type { Failure } from '@/desk/editor/api'
import { toFieldProblem } from '../files/fieldProblems'
import type { RenderedFile, RenderedPage } from '@/desk/editor/services'
import { buildPreviewHeaders, editorHeaders, previewFileHeaders } from './headers'
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
