/** A strict static server for the export: what a plain host does and nothing more, so that it hides no mistake. */
import { createReadStream, existsSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import send from 'send'
import { GuideError } from '@/lib/problems'
import { encodingFor } from './encoding'

/** What to serve and where. */
export interface ServerOptions {
  /** Folder of the export. */
  readonly folder: string
  /** Path under which the site lives, like `/medford`; empty for a domain's root. */
  readonly basePath?: string
  /** Port to begin with; 0 takes any free one. */
  readonly port: number
}

/** How many ports are tried, one after the other, before giving up. */
const MOST_PORTS = 20

/**
 * @returns the address of the site, and a way to stop
 * @throws GuideError when there is no export, or no free port
 */
export async function startServer({ folder, basePath = '', port }: ServerOptions) {
  if (!existsSync(join(folder, 'index.html')))
    throw new GuideError([
      { file: folder, expected: 'the exported site', found: 'no index.html in it', fix: 'Run npm run build first.' },
    ])
  const server = createServer((request, response) => answer(request, response, folder, basePath))
  await listen(server, port)
  const address = `http://localhost:${(server.address() as AddressInfo).port}${basePath}/`
  return { address, stop: () => new Promise((resolve) => server.close(resolve).closeAllConnections()) }
}

/** Listens on the first free port from `port` on. */
async function listen(server: Server, port: number, first = port): Promise<void> {
  const error = await new Promise<NodeJS.ErrnoException | undefined>((resolve) => {
    server.once('error', resolve)
    server.listen(port, () => {
      server.off('error', resolve)
      resolve(undefined)
    })
  })
  if (!error) return
  const taken = error.code === 'EADDRINUSE'
  if (taken && port < first + MOST_PORTS && port < 65535) return listen(server, port + 1, first)
  const found = taken ? `ports ${first} to ${port} are taken` : error.message
  throw new GuideError([{ file: 'environment', field: 'PORT', expected: 'a port that can be used', found }])
}

function answer(request: IncomingMessage, response: ServerResponse, folder: string, basePath: string): void {
  const path = (request.url ?? '/').replace(/[?#].*$/s, '')
  if (path !== basePath && !path.startsWith(`${basePath}/`)) return notFound(request, response, folder)
  if (path === basePath && basePath !== '') return redirect(response, `${basePath}/`)
  const file = path.slice(basePath.length).replace(/\/$/, '/index.html')
  const encoding = encodingFor(request.headers['accept-encoding'], join(folder, file))
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
    .on('error', () => notFound(request, response, folder))
    .pipe(response)
}

function redirect(response: ServerResponse, location: string): void {
  // Two slashes at the beginning would name another host.
  response.writeHead(301, { location: location.replace(/^\/+/, '/') }).end()
}

function notFound(request: IncomingMessage, response: ServerResponse, folder: string): void {
  const page = join(folder, '404.html')
  const encoding = encodingFor(request.headers['accept-encoding'], page)
  // Of a file that is there and was not asked for rightly, headers are set already.
  for (const name of response.getHeaderNames()) response.removeHeader(name)
  response.writeHead(404, {
    'content-type': 'text/html; charset=utf-8',
    vary: 'Accept-Encoding',
    ...(encoding && { 'content-encoding': encoding.name }),
  })
  createReadStream(page + (encoding?.extension ?? '')).pipe(response)
}
