import type { IncomingMessage } from 'node:http'
import { z } from 'zod'
import { sitePlaces } from '@/desk/new/changeSite'
import { candidateFile } from '@/guide/fields/candidateFile'
import type { Api } from '../api'
import { createProgressReader } from '@/desk/publish/readProgress'
import type { Rejected, Services } from '../services'
import { keepPhoto, readPhoto } from './files/photos'
import { RequestError } from './http/failures'
import { readJson, readPhotoBody } from './http/readBody'
import { Previews } from './previews'
import { publishFiles } from './publishing'
import { Session } from './session'

const draft = z.object({ path: z.string(), value: z.unknown().optional() })
const folderBody = z.object({ folder: z.string() })
const checkBody = folderBody.extend({ drafts: z.array(draft).max(5000) })
const cropBody = z.object({ src: z.string(), focus: candidateFile.shape.photoFocus.unwrap() })
const saveBody = folderBody.extend({ files: z.array(draft.extend({ base: z.string() })).max(5000) })
/** A name and an address go into a commit as they are. */
const identity = z
  .string()
  .trim()
  .min(1)
  .max(200)
  .regex(/^[^<>\p{Cc}]+$/u)
const publishBody = folderBody.extend({
  author: z.object({ name: identity, email: identity }).optional(),
  settled: z.record(z.string(), z.object({ version: z.string(), side: z.enum(['disk', 'own']) })),
})
const progressBody = z.object({ commit: z.string().regex(/^[\da-f]{40,64}$/) })

export type Editor = ReturnType<typeof createEditor>

/** @param folder name of the election's folder in `data/`. Omitted if the user chooses it */
export function createEditor(
  root: string,
  folder: string | undefined,
  services: Services,
  reportError: (error: unknown) => void,
) {
  const session = new Session(root, folder, reportError)
  const previews = new Previews(services.renderPage)
  const readProgress = createProgressReader(root, services.github)
  const inFolder = <Body extends { folder: string }>(schema: z.ZodType<Body>, answer: (body: Body) => unknown) =>
    withBody(schema, (body) => {
      session.requireOpen(body.folder)
      return answer(body)
    })
  const routes: Readonly<Record<keyof Api, (request: IncomingMessage, address: URL) => unknown>> = {
    'GET /api/election': () => session.readState(),
    'POST /api/check': inFolder(checkBody, ({ drafts }) => session.check(drafts)),
    'POST /api/texts': inFolder(checkBody.extend({ language: z.string().max(100) }), ({ drafts, language }) =>
      session.listTexts(drafts, language),
    ),
    'POST /api/save': inFolder(saveBody, async ({ files }) => ({ state: await session.save(files) })),
    'POST /api/open': withBody(folderBody, (body) => session.open(body.folder)),
    'POST /api/site': withBody(folderBody.extend({ place: z.enum(sitePlaces) }), (body) =>
      session.placeOnSite(body.folder, body.place),
    ),
    'POST /api/create': withBody(z.object({ election: z.record(z.string(), z.string()) }), ({ election }) =>
      session.createElection(election),
    ),
    'POST /api/publish': inFolder(publishBody, async ({ folder: name, ...options }) => {
      const outcome = await publishFiles(root, name, options)
      return { outcome, state: await session.readState() }
    }),
    'POST /api/progress': withBody(progressBody, ({ commit }) => readProgress(commit)),
    'POST /api/undo': inFolder(folderBody, () => session.undo()),
    'POST /api/photo': async (request, { searchParams }) => {
      const { photo } = await accept(services.stripPhoto(await readPhotoBody(request)))
      return { src: keepPhoto(root, photo, searchParams.get('name') ?? '') }
    },
    'POST /api/crop': withBody(cropBody, async ({ src, focus }) => {
      return { src, ...(await accept(services.cropPhoto(readPhoto(root, src), focus))) }
    }),
    'POST /api/preview': inFolder(checkBody.extend({ page: z.string().max(500) }), (body) =>
      previews.add(root, body.folder, body.drafts, body.page),
    ),
  }
  return { session, previews, routes }
}

/** @throws RequestError if the photograph has problems */
async function accept<Result extends object>(answer: Promise<Result | Rejected>): Promise<Result> {
  const result = await answer
  if (!('problems' in result)) return result
  throw new RequestError(422, { message: 'Use another photograph.', problems: result.problems })
}

function withBody<Schema extends z.ZodType>(schema: Schema, answer: (body: z.output<Schema>) => unknown) {
  return async (request: IncomingMessage) => answer(await readJson(request, schema))
}
