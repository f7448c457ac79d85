import { z } from 'zod'
import type { IncomingMessage } from 'node:http'
import { RequestError } from './requestError'

/** In bytes. The largest file of an election is 1 MB, and a request may have several. */
const maxJsonSize = 4_000_000
/** In bytes. More than the largest photograph that the check accepts, so that the check can suggest a fix. */
const maxPhotoSize = 30_000_000

/**
 * Reads a photograph.
 * @throws RequestError if it is larger than 30 MB
 */
export function readPhotoBody(request: IncomingMessage): Promise<Buffer> {
  return readBytes(request, maxPhotoSize, 'Use a photograph of at most 20 MB.')
}

/**
 * Reads a JSON object.
 * @throws RequestError if the body is another value, or larger than 4 MB
 */
export async function readJson(request: IncomingMessage): Promise<Readonly<Record<string, unknown>>> {
  const type = request.headers['content-type'] ?? ''
  if (!/^application\/json(?:;|$)/i.test(type)) throw new RequestError(415, { message: 'The body must be JSON.' })
  const bytes = await readBytes(request, maxJsonSize, 'The files are too large. Shorten or split them.')
  const value = parse(bytes)
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new RequestError(400, { message: 'The body must be a JSON object.' })
  return value as Record<string, unknown>
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

const draft = z.object({ path: z.string(), value: z.unknown().optional() })
const drafts = z.array(draft).max(5000)

export const folderBody = z.object({ folder: z.string() })
export const checkBody = folderBody.extend({ drafts })
export const saveBody = folderBody.extend({ files: z.array(draft.extend({ base: z.string() })).max(5000) })
export const createBody = z.object({ election: z.record(z.string(), z.string()) })
export const siteBody = z.object({ current: z.string() })
export const cropBody = z.object({ src: z.string() })
export const previewBody = checkBody.extend({ page: z.string().max(500) })

/**
 * Validates a body.
 * @throws RequestError if it has another form
 */
export function parseBody<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const { data, error } = schema.safeParse(body)
  if (data !== undefined) return data
  const { path = [], message = '' } = error?.issues[0] ?? {}
  throw new RequestError(400, { message: `The body of the request is invalid at "${path.join('.')}": ${message}` })
}
