import type { IncomingMessage } from 'node:http'
import type { z } from 'zod'
import { RequestError } from './failures'

/** In bytes. The largest file of an election is 1 MB, and a request may have several. */
const maxJsonSize = 4_000_000
/** In bytes. More than the largest photograph that the check accepts, so that the check can suggest a fix. */
const maxPhotoSize = 30_000_000

/** @throws RequestError if the photograph is larger than 30 MB */
export function readPhotoBody(request: IncomingMessage): Promise<Buffer> {
  return readBytes(request, maxPhotoSize, 'Use a photograph of at most 20 MB.')
}

/** @throws RequestError if the body is no JSON of the schema, or larger than 4 MB */
export async function readJson<Schema extends z.ZodType>(request: IncomingMessage, schema: Schema) {
  const type = request.headers['content-type'] ?? ''
  if (!/^application\/json(?:;|$)/i.test(type)) throw new RequestError(415, { message: 'The body must be JSON.' })
  const bytes = await readBytes(request, maxJsonSize, 'The files are too large. Shorten or split them.')
  const { data, error } = schema.safeParse(parse(bytes))
  if (data !== undefined) return data
  const { path = [], message = '' } = error?.issues[0] ?? {}
  throw new RequestError(400, { message: `The body of the request is invalid at "${path.join('.')}": ${message}` })
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new RequestError(400, { message: 'The body is not valid JSON.' })
  }
}

async function readBytes(request: IncomingMessage, maxSize: number, message: string): Promise<Buffer> {
  const tooLarge = new RequestError(413, { message })
  if (Number(request.headers['content-length'] ?? 0) > maxSize) throw tooLarge
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += part.length
    if (size > maxSize) throw tooLarge
    parts.push(part)
  }
  return Buffer.concat(parts)
}
