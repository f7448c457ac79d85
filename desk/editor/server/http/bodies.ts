import { z } from 'zod'
import { RequestError } from './requestError'

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
