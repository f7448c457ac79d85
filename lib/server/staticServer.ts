/** A strict static file server for the export. It adds no fallbacks that would hide mistakes. */
import { once } from 'node:events'
import { createReadStream, existsSync, realpathSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, sep } from 'node:path'
import send from 'send'
import { createVariableError, GuideError } from '@/lib/problems'
import { getHeaders } from './headers'

interface ServerOptions {
  readonly folder: string
  readonly basePath?: string
  /** First port to try. 0 lets the system choose a free one. */
  readonly port: number
  /** Address of the network interface to listen on. By default, only this computer can connect. */
  readonly host?: string
}

/** Number of further ports to try if the first is in use. */
const PORT_RETRIES = 20

/**
 * @returns the address of the site, with a slash at the end, and a function that stops the server
 * @throws GuideError if there is no export or no free port
 */
export async function startServer({ folder, basePath = '', port, host = '127.0.0.1' }: ServerOptions) {
  if (!existsSync(join(folder, 'index.html')))
    throw new GuideError([{ file: folder, message: 'The exported site is not here. Run npm run build first.' }])
  const server = createServer((request, response) => handleRequest(request, response, folder, basePath))
  await listen(server, port, host)
  const address = `http://localhost:${(server.address() as AddressInfo).port}${basePath}/`
  return { address, stop: () => new Promise((resolve) => server.close(resolve).closeAllConnections()) }
}

/** Listens on `port`, or on the next free one. */
async function listen(server: Server, port: number, host: string, firstPort = port): Promise<void> {
  const error = await tryListen(server, port, host)
  if (!error) return
  const isInUse = error.code === 'EADDRINUSE'
  if (isInUse && port < firstPort + PORT_RETRIES && port < 65535) return listen(server, port + 1, host, firstPort)
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    const message = `“${host}” is not an address of this computer. Correct it, or use 0.0.0.0 for all of them.`
    throw createVariableError('HOST', message)
  }
  const reason = isInUse ? `The ports ${firstPort} to ${port} are in use.` : `${error.message}.`
  throw createVariableError('PORT', `${reason} Choose a free port.`)
}

function handleRequest(request: IncomingMessage, response: ServerResponse, folder: string, basePath: string): void {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return void response.writeHead(405, { allow: 'GET, HEAD', 'content-type': 'text/plain; charset=utf-8' }).end()
  const path = (request.url ?? '/').replace(/[?#].*$/s, '')
  if (path !== basePath && !path.startsWith(`${basePath}/`)) return sendNotFound(request, response, folder, basePath)
  if (path === basePath && basePath !== '') return redirect(response, `${basePath}/`)
  const file = path.slice(basePath.length).replace(/\/$/, '/index.html')
  const name = decode(file)
  if (!isPublic(name) || !isInside(folder, name)) return sendNotFound(request, response, folder, basePath)
  const preferred = chooseEncoding(request.headers['accept-encoding'], join(folder, file))
  const encoding = preferred && isInside(folder, name + preferred.extension) ? preferred : undefined
  const stream = send(request, file + (encoding?.extension ?? ''), {
    root: folder,
    dotfiles: 'allow',
    acceptRanges: false,
    cacheControl: false,
  })
  stream
    .on('headers', () => {
      for (const [header, value] of Object.entries(getHeaders(name))) response.setHeader(header, value)
      if (!response.hasHeader('content-type')) stream.type(file)
      response.setHeader('vary', 'Accept-Encoding')
      if (encoding) response.setHeader('content-encoding', encoding.name)
    })
    .on('directory', () => redirect(response, `${path}/`))
    .on('error', () => sendNotFound(request, response, folder, basePath))
    .pipe(response)
}

/**
 * Compressed files and the not-found page have no address of their own, and hosts do not serve `_headers` and
 * `_redirects`. Rejects empty and dot segments, which could lead to these files.
 */
function isPublic(name: string): boolean {
  return !/(?:\.br|\.gz|^\/_headers|^\/_redirects|^\/([\w-]+\/){0,2}404\.html)$|[/\\]\.{0,2}[/\\]/.test(name)
}

/** False if the path leads out of the folder through a symbolic link. */
function isInside(folder: string, name: string): boolean {
  try {
    return realpathSync(join(folder, name)).startsWith(realpathSync(folder) + sep)
  } catch {
    // The file does not exist, which is not an attempt to leave the folder.
    return true
  }
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

function redirect(response: ServerResponse, location: string): void {
  // Two leading slashes would redirect to another host.
  response.writeHead(301, { location: location.replace(/^\/+/, '/') }).end()
}

function sendNotFound(request: IncomingMessage, response: ServerResponse, folder: string, basePath: string): void {
  const page = findNotFoundPage(request.url ?? '/', folder, basePath)
  const encoding = chooseEncoding(request.headers['accept-encoding'], page)
  // A failed conditional request has already set the headers of the file.
  for (const name of response.getHeaderNames()) response.removeHeader(name)
  createReadStream(page + (encoding?.extension ?? ''))
    .once('error', () => {
      // A build is replacing the folder at this moment.
      response.writeHead(503, { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '1' }).end('Try again.\n')
    })
    .once('open', () => {
      response.writeHead(404, {
        ...getHeaders('/404.html'),
        Vary: 'Accept-Encoding',
        ...(encoding && { 'Content-Encoding': encoding.name }),
      })
    })
    .pipe(response)
}

/** Each archived election and each language has a not-found page of its own in its folder. */
function findNotFoundPage(url: string, folder: string, basePath: string): string {
  const [, date = '', language = ''] =
    /^((?:\/\d{4}-\d\d-\d\d)?)((?:\/[A-Za-z-]+)?)\//.exec(url.slice(basePath.length)) ?? []
  const pages = [date + language, date, language, ''].map((path) => join(folder, path, '404.html'))
  return pages.find((page) => existsSync(page)) ?? join(folder, '404.html')
}

/** In order of preference. The extension is added to that of the original. */
const encodings = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
]

/** The best accepted encoding in which a file exists. Undefined if the original must be sent. */
function chooseEncoding(acceptEncoding: string | undefined, file: string) {
  const accepted = new Set((acceptEncoding ?? '').split(',').filter(isAccepted).map(getName))
  return encodings.find(({ name, extension }) => accepted.has(name) && existsSync(file + extension))
}

/** A quality value of 0 means "not acceptable". */
function isAccepted(item: string): boolean {
  return !/;\s*q=0(\.0*)?\s*$/i.test(item)
}

function getName(item: string): string {
  return item.replace(/;.*$/s, '').trim().toLowerCase()
}

/** Returns the error if the server cannot listen, like `EADDRINUSE`. Port 0 lets the system choose a free one. */
export function tryListen(server: Server, port: number, host: string): Promise<NodeJS.ErrnoException | undefined> {
  return once(server.listen(port, host), 'listening').then(
    () => undefined,
    (error: NodeJS.ErrnoException) => error,
  )
}
