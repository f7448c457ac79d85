import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

interface Proxy {
  /** Address of the site through the proxy. */
  readonly address: string
  readonly stop: () => void
}

/**
 * Starts a proxy in front of the server of a site.
 * @param link connects a browser's new connection with its own one to the server
 */
export async function startProxy(
  siteAddress: string,
  link: (client: Socket, upstream: Socket) => void,
): Promise<Proxy> {
  const { hostname, port, pathname } = new URL(siteAddress)
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname)
    // A browser may close a connection at any time.
    for (const socket of [client, upstream]) socket.on('error', () => socket.destroy())
    link(client, upstream)
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}${pathname}`,
    stop: () => void server.close(),
  }
}
