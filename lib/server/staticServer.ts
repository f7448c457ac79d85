/** A strict static file server for the export. It adds no fallbacks that would hide mistakes. */
import { createReadStream, existsSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import send from 'send'
import { GuideError } from '@/lib/problems'
import { chooseEncoding } from './encoding'

/** Options of {@link startServer}. */
export interface ServerOptions {
  /** Folder of the export. */
  readonly folder: string
  /** Path under which the site is served, like `/medford`; empty for a domain's root. */
  readonly basePath?: string
  /** First port to try. 0 lets the system choose a free one. */
  readonly port: number
}

/** Number of further ports to try if the first is in use. */
const PORT_RETRIES = 20

/**
 * Starts a server.
 * @returns the address of the site, with a slash at the end, and a function that stops the server
 * @throws GuideError if there is no export or no free port
 */
export async function startServer({ folder, basePath = '', port }: ServerOptions) {
  if (!existsSync(join(folder, 'index.html')))
    throw new GuideError([
      { file: folder, expected: 'the exported site', found: 'no index.html', fix: 'Run npm run build first.' },
    ])
  const server = createServer((request, response) => handleRequest(request, response, folder, basePath))
  await listen(server, port)
  const address = `http://localhost:${(server.address() as AddressInfo).port}${basePath}/`
  return { address, stop: () => new Promise((resolve) => server.close(resolve).closeAllConnections()) }
}

/** Listens on `port`, or on the next free one. */
async function listen(server: Server, port: number, firstPort = port): Promise<void> {
  const error = await new Promise<NodeJS.ErrnoException | undefined>((resolve) => {
    server.once('error', resolve)
    server.listen(port, () => {
      server.off('error', resolve)
      resolve(undefined)
    })
  })
  if (!error) return
  const isInUse = error.code === 'EADDRINUSE'
  if (isInUse && port < firstPort + PORT_RETRIES && port < 65535) return listen(server, port + 1, firstPort)
  const found = isInUse ? `ports ${firstPort} to ${port} in use` : error.message
  throw new GuideError([{ file: 'environment', field: 'PORT', expected: 'a free port', found }])
}

function handleRequest(request: IncomingMessage, response: ServerResponse, folder: string, basePath: string): void {
  const path = (request.url ?? '/').replace(/[?#].*$/s, '')
  if (path !== basePath && !path.startsWith(`${basePath}/`)) return sendNotFound(request, response, folder)
  if (path === basePath && basePath !== '') return redirect(response, `${basePath}/`)
  const file = path.slice(basePath.length).replace(/\/$/, '/index.html')
  const encoding = chooseEncoding(request.headers['accept-encoding'], join(folder, file))
  const stream = send(request, file + (encoding?.extension ?? ''), {
    root: folder,
    dotfiles: 'allow',
    cacheControl: false,
  })
  stream
    .on('headers', () => {
      stream.type(file)
      response.setHeader('vary', 'Accept-Encoding')
      if (encoding) response.setHeader('content-encoding', encoding.name)
    })
    .on('directory', () => redirect(response, `${path}/`))
    .on('error', () => sendNotFound(request, response, folder))
    .pipe(response)
}

function redirect(response: ServerResponse, location: string): void {
  // Two leading slashes would redirect to another host.
  response.writeHead(301, { location: location.replace(/^\/+/, '/') }).end()
}

function sendNotFound(request: IncomingMessage, response: ServerResponse, folder: string): void {
  const page = join(folder, '404.html')
  const encoding = chooseEncoding(request.headers['accept-encoding'], page)
  // A failed conditional request has already set the headers of the file.
  for (const name of response.getHeaderNames()) response.removeHeader(name)
  response.writeHead(404, {
    'content-type': 'text/html; charset=utf-8',
    vary: 'Accept-Encoding',
    ...(encoding && { 'content-encoding': encoding.name }),
  })
  createReadStream(page + (encoding?.extension ?? '')).pipe(response)
}
