import type { IncomingMessage } from 'node:http'
import type { Services } from '../services'
import { keepPhoto, readPhoto } from './files/photos'
import {
  checkBody,
  createBody,
  cropBody,
  folderBody,
  parseBody,
  previewBody,
  saveBody,
  siteBody,
  readJson,
  readPhotoBody,
} from './http/readBody'
import { RequestError } from './http/requestError'
import { Previews } from './previews'
import { Session } from './session'

export interface Editor {
  readonly session: Session
  readonly previews: Previews
  /** Answers by method and path. Each gets the request and the address. */
  readonly routes: Readonly<Record<string, (request: IncomingMessage, address: URL) => unknown>>
}

/**
 * Creates the parts of an editor.
 * @param root the project's folder
 * @param folder name of the election's folder in `data/`. Omitted if the user chooses it
 * @param reportError reports an error that the user did not cause
 */
export function createEditor(
  root: string,
  folder: string | undefined,
  services: Services,
  reportError: (error: unknown) => void,
): Editor {
  const session = new Session(root, folder, reportError)
  const previews = new Previews(services.renderPage)
  return { session, previews, routes: createRoutes(session, previews, services) }
}

function createRoutes(session: Session, previews: Previews, services: Services): Editor['routes'] {
  return {
    'GET /api/election': () => session.readState(),
    'GET /api/questions': () => ({ questions: session.listQuestions() }),
    'POST /api/check': async (request) => {
      const { folder, drafts } = parseBody(checkBody, await readJson(request))
      return session.check(folder, drafts)
    },
    'POST /api/save': async (request) => {
      const { folder, files } = parseBody(saveBody, await readJson(request))
      return { state: await session.save(folder, files) }
    },
    'POST /api/open': async (request) => session.open(parseBody(folderBody, await readJson(request)).folder),
    'POST /api/site': async (request) => session.showOnSite(parseBody(siteBody, await readJson(request)).current),
    'POST /api/create': async (request) => {
      const { election } = parseBody(createBody, await readJson(request))
      return session.createElection(election)
    },
    'POST /api/undo': async (request) => session.undo(parseBody(folderBody, await readJson(request)).folder),
    'POST /api/photo': async (request, { searchParams }) => {
      const name = searchParams.get('name') ?? ''
      const { photo, crop } = await cropPhoto(services, await readPhotoBody(request), name)
      return { src: keepPhoto(session.root, photo, name), crop }
    },
    'POST /api/crop': async (request) => {
      const { src } = parseBody(cropBody, await readJson(request))
      const { crop } = await cropPhoto(services, readPhoto(session.root, src), src)
      return { src, crop }
    },
    'POST /api/preview': async (request) => {
      const { folder, drafts, page } = parseBody(previewBody, await readJson(request))
      session.requireOpen(folder)
      return previews.add(session.root, folder, drafts, page)
    },
  }
}

async function cropPhoto(services: Services, photo: Uint8Array, name: string) {
  const result = await services.cropPhoto(photo, name)
  if ('crop' in result) return result
  throw new RequestError(422, { message: 'Use another photograph.', problems: result.problems })
}
