/** Resolves host names to public addresses only, so that no file of a guide makes a request to a private network. */
import { lookup, type LookupAddress, type LookupAllOptions } from 'node:dns'
import { BlockList, type LookupFunction } from 'node:net'

const ipv4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const
/** IPv4 addresses in IPv6 notation match the networks above. */
const ipv6 = [
  ['::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const

const privateNetworks = new BlockList()
for (const [network, prefix] of ipv4) privateNetworks.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of ipv6) privateNetworks.addSubnet(network, prefix, 'ipv6')

/** Code of the error for a host on a private network. */
export const PRIVATE_HOST = 'EPRIVATE'

/** Resolves a host name. Fails with the code `EPRIVATE` if one of its addresses is private. */
export const publicLookup = createPublicLookup(lookup)

export function createPublicLookup(
  lookupAll: (
    host: string,
    options: LookupAllOptions,
    callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
  ) => void,
): LookupFunction {
  return (host, options, callback) => {
    lookupAll(host, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? []
      if (error || !first) return callback(error ?? new Error(`${host} has no address.`), [])
      if (addresses.some(({ address, family }) => privateNetworks.check(address, family === 6 ? 'ipv6' : 'ipv4')))
        return callback(Object.assign(new Error(`${host} is on a private network.`), { code: PRIVATE_HOST }), [])
      return options.all ? callback(null, addresses) : callback(null, first.address, first.family)
    })
  }
}
