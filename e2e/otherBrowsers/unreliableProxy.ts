/** A connection that drops: a proxy that sends the first bytes of some answers, and hangs up. */
import { startProxy } from '../support/startProxy'

/** Less than the head and the first kilobytes of any page or script. */
const CUT_AFTER_BYTES = 5_000

/**
 * Starts a proxy in front of the server of a site. At first, it cuts nothing. `cut` makes it cut the answers to requests
 * whose first line matches, until it is undefined.
 */
export async function startUnreliableProxy(siteAddress: string) {
  let requests: RegExp | undefined
  const proxy = await startProxy(siteAddress, (client, upstream) => {
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
  })
  const cut = (next: RegExp | undefined) => {
    requests = next
  }
  return { ...proxy, cut }
}
