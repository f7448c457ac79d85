import { createHash, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getOwn } from '@/lib/values'
import { createVariableError } from '@/lib/problems'
import { tryListen } from '@/lib/server/staticServer'
import type { Services } from '../services'
import type { Editor } from './routes'
import { checkSender, checkToken } from './http/checkRequest'
import { describeFailure, RequestError } from './http/failures'
import { sendJson, sendPreview, sendText } from './http/respond'

interface EditorOptions {
  readonly root: string
  /** Name of the election's folder in `data/`. Omitted if there is no election yet. */
  readonly folder?: string
  /** The port to listen on. By default, the preferred one, or else a free one. */
  readonly port?: number
  readonly preferredPort?: number
  /** Loads the other parts, which takes longer than the start of the server. */
  readonly loadServices: () => Promise<Services>
  /** Reports an error that is not the user's. */
  readonly reportError: (error: unknown) => void
}

/** The only address that the server listens on, so that no other computer can connect. */
const host = '127.0.0.1'

/**
 * @returns the address for the browser, which contains the token of the run, and a function that stops the server
 * @throws GuideError if the port is in use
 */
export async function startEditor({ root, folder, port, preferredPort = 0, loadServices, reportError }: EditorOptions) {
  const token = randomBytes(32).toString('base64url')
  let opened: Promise<{ editor: Editor; client: ReturnType<Services['bundleClient']> }> | undefined
  const open = async () => {
    const services = await loadServices()
    const { createEditor } = await import('./routes')
    const client = services.bundleClient()
    // Reported with the first request for it.
    client.catch(() => {})
    return { editor: createEditor(root, folder, services, reportError), client }
  }
  const load = () => (opened ??= open())

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    checkSender(request, `${host}:${getPort(server)}`)
    const address = parseAddress(request.url)
    const { pathname } = address
    const name = `${request.method} ${pathname}`
    if (pathname.startsWith('/api/')) {
      checkToken(request, token)
      const { routes } = (await load()).editor
      const route = getOwn<(typeof routes)[keyof typeof routes]>(routes, name)
      if (!route) throw new RequestError(404, { message: `There is no ${name}.` })
      sendJson(response, await route(request, address))
    } else if (request.method !== 'GET') throw new RequestError(405, { message: 'Only GET is allowed.' })
    else if (pathname === '/') sendText(response, 'html', pageHtml)
    else if (pathname === '/client.css') sendText(response, 'css', (await (await load()).client).styles)
    else if (pathname.startsWith('/preview/')) {
      const { previews } = (await load()).editor
      sendPreview(response, await previews.open(decodePath(pathname)))
    } else {
      const script = (await (await load()).client).scripts.get(pathname.slice(1))
      if (script === undefined) throw new RequestError(404, { message: 'This page does not exist.' })
      sendText(response, 'javascript', script)
    }
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(async (error: unknown) => {
      const name = await load().then(
        ({ editor }) => editor.session.name,
        () => '',
      )
      const { status, failure } = describeFailure(error, name)
      if (status === 500) reportError(error)
      // The rest of a body that is too large is discarded, since browsers report no answer that comes before its end.
      request.resume()
      if (response.headersSent) response.destroy()
      else if (request.url?.startsWith('/api/')) sendJson(response, failure, status)
      else sendText(response, 'plain', `${failure.message}\n`, status)
    })
  })
  await listen(server, port ?? preferredPort, port === undefined)
  load().catch(() => {})
  return {
    address: `http://${host}:${getPort(server)}/#token=${token}`,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve()).closeAllConnections()),
  }
}

function parseAddress(url = '/'): URL {
  const base = `http://${host}`
  if (URL.canParse(url, base)) return new URL(url, base)
  throw new RequestError(400, { message: 'The address is not valid.' })
}

function getPort(server: Server): number {
  return (server.address() as AddressInfo).port
}

/** If the port is in use and another will do, listens on a free one. */
async function listen(server: Server, port: number, allowsOther: boolean): Promise<void> {
  const error = await tryListen(server, port, host)
  if (!error) return
  if (allowsOther && port !== 0) return listen(server, 0, false)
  const reason = error.code === 'EADDRINUSE' ? `The port ${port} is in use.` : `${error.message}.`
  throw createVariableError('PORT', `${reason} Choose another port, or unset this.`)
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    throw new RequestError(400, { message: 'The address is not valid.' })
  }
}

const pageHtml = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>Guide editor</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="/client.css">
    <script type="module" src="/client.js"></script>
  </head>
  <body>
    <div id="root"></div>
    <noscript><p>The editor needs JavaScript. Turn it on, and load the page again.</p></noscript>
  </body>
</html>
`

/** Below the ephemeral ports, which systems use for outgoing connections. */
const firstPort = 20_000
const ports = 10_000

/** Browsers keep drafts by port, so a random one would lose them with every restart. */
export function getPreferredPort(root: string): number {
  return firstPort + (createHash('sha256').update(root).digest().readUInt32BE() % ports)
}
