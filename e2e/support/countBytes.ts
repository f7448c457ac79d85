/** Counts every byte that a local server sends, including headers, icons, and what browsers fetch ahead. */
import { connect, createServer, type AddressInfo } from 'node:net'

/** A proxy in front of a server. */
interface CountingProxy {
  /** Address of the site through the proxy. */
  readonly address: string
  /** Bytes that the server has sent so far. */
  readonly readBytes: () => number
  readonly stop: () => void
}

/** Starts a proxy in front of the server of a site. */
export async function startCountingProxy(siteAddress: string): Promise<CountingProxy> {
  const { hostname, port, pathname } = new URL(siteAddress)
  let bytes = 0
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname)
    upstream.on('data', (data) => (bytes += data.length))
    client.pipe(upstream).pipe(client)
    // A browser may close a connection at any time.
    for (const socket of [client, upstream]) socket.on('error', () => socket.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}${pathname}`,
    readBytes: () => bytes,
    stop: () => void server.close(),
  }
}
