/** Accepts only requests of the editor's own page. */
import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { tokenHeader } from '@/desk/editor/api'
import { RequestError } from './failures'

/** Throws unless a request is for this server, by its host and port, and not from a page of another site. */
export function checkSender({ headers, method }: IncomingMessage, host: string): void {
  // Prevents DNS rebinding, in which another site points its own name to this computer.
  if (headers.host !== host) fail(`Open the editor at http://${host}/.`)
  const isReading = method === 'GET' || method === 'HEAD'
  if (headers.origin === undefined ? !isReading : headers.origin !== `http://${host}`)
    fail('Only the page of the editor may send this.')
}

/** Throws unless a request has the token of the run. */
export function checkToken({ headers }: IncomingMessage, token: string): void {
  const header = headers[tokenHeader]
  // Digests have the same length, and comparing them takes the same time wherever they differ.
  if (typeof header === 'string' && timingSafeEqual(digest(header), digest(token))) return
  fail('This page belongs to an earlier run of the editor. Open the address that npm run edit has printed.')
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

function fail(message: string): never {
  throw new RequestError(403, { message })
}
