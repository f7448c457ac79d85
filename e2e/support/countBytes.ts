/** Counts every byte that a local server sends, including headers, icons, and what browsers fetch ahead. */
import { startProxy } from './startProxy'

export async function startCountingProxy(siteAddress: string) {
  let bytes = 0
  const proxy = await startProxy(siteAddress, (client, upstream) => {
    upstream.on('data', (data) => (bytes += data.length))
    client.pipe(upstream).pipe(client)
  })
  return { ...proxy, readBytes: () => bytes }
}
