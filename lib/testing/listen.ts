import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** For tests: starts a server on a free port of this computer, and returns the port. */
export async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}
