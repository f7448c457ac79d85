import type { Server } from 'node:http'

/**
 * Makes a server listen.
 * @param port 0 lets the system choose a free one
 * @returns the error if it cannot, such as one with the code `EADDRINUSE`
 */
export function tryListen(server: Server, port: number, host: string): Promise<NodeJS.ErrnoException | undefined> {
  return new Promise((resolve) => {
    server.once('error', resolve)
    server.listen(port, host, () => {
      server.off('error', resolve)
      resolve(undefined)
    })
  })
}
