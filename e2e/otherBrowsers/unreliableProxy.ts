/** A connection that drops: a proxy that sends the first bytes of some answers, and hangs up. */
import { connect, createServer, type AddressInfo } from 'node:net'

interface UnreliableProxy {
  /** Address of the site through the proxy. */
  readonly address: string
  /** Cuts the answers to requests whose first line matches from now on. Undefined ends it. */
  readonly cut: (requests: RegExp | undefined) => void
  readonly stop: () => void
}

/** Less than the head and the first kilobytes of any page or script. */
const CUT_AFTER_BYTES = 5_000

/** Starts a proxy in front of the server of a site. At first, it cuts nothing. */
export async function startUnreliableProxy(siteAddress: string): Promise<UnreliableProxy> {
  const { hostname, port, pathname } = new URL(siteAddress)
  let requests: RegExp | undefined
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname)
    let rest = Infinity
    // Browsers send the next request on a connection after the answer to the one before.
    client.on('data', (data) => {
      rest = requests?.test(data.toString('latin1').split('\r\n', 1)[0]!) ? CUT_AFTER_BYTES : Infinity
      upstream.write(data)
    })
    upstream.on('data', (data) => {
      if (data.length < rest) client.write(data)
      else client.end(data.subarray(0, rest))
      rest -= data.length
    })
    client.on('close', () => upstream.destroy())
    upstream.on('close', () => client.end())
    // A browser may close a connection at any time.
    for (const socket of [client, upstream]) socket.on('error', () => socket.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}${pathname}`,
    cut: (next) => (requests = next),
    stop: () => void server.close(),
  }
}
