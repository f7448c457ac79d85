/** Requests of addresses that a guide's files name, and why they fail. None goes to a private network. */
import { lookup, type LookupAddress, type LookupAllOptions } from 'node:dns'
import {
  request as requestHttp,
  type ClientRequest,
  type IncomingMessage,
  type RequestOptions as NodeOptions,
} from 'node:http'
import { request as requestHttps } from 'node:https'
import { BlockList, type LookupFunction } from 'node:net'

/** IPv4 addresses in IPv6 notation match the networks of IPv4. */
const networks = [
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
  ['::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const

const privateNetworks = new BlockList()
for (const [network, prefix] of networks)
  privateNetworks.addSubnet(network, prefix, network.includes(':') ? 'ipv6' : 'ipv4')

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

export type SendRequest = (
  url: URL,
  options: NodeOptions,
  onResponse: (response: IncomingMessage) => void,
) => ClientRequest

/**
 * Sends a request, reads the response, and closes the connection.
 * @param send tests replace it to reach a server on this computer
 * @throws Error with a code if there is no response, the reason of the signal if it is aborted, or what `read` throws
 */
export function sendRequest<Result>(
  url: URL,
  options: NodeOptions & { readonly signal: AbortSignal },
  read: (response: IncomingMessage) => Promise<Result>,
  send: SendRequest = url.protocol === 'https:' ? requestHttps : requestHttp,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const fail = (error: unknown) => reject(options.signal.aborted ? options.signal.reason : error)
    const sent = send(url, { ...options, agent: false }, (response) => {
      void read(response)
        .then(resolve, fail)
        .finally(() => sent.destroy())
    })
    sent.on('error', fail)
    sent.end()
  })
}

const reasons: Readonly<Record<string, string>> = {
  ENOTFOUND: 'no such host',
  EAI_AGAIN: 'no answer from the name server',
  ECONNREFUSED: 'no connection: the server refuses it',
  ECONNRESET: 'a closed connection',
  ENETUNREACH: 'no connection to the network',
  EHOSTUNREACH: 'no connection to the server',
  ETIMEDOUT: 'no connection in time',
  [PRIVATE_HOST]: 'a host on a private network, which is not requested',
}

/** Codes of errors before a server gets a request. Another request to the host would fail, too. */
const unreachable = new Set(Object.keys(reasons).filter((code) => code !== 'ECONNRESET'))

export function isUnreachable(error: unknown): boolean {
  return unreachable.has(getCode(error))
}

export function isTimeout(error: unknown): boolean {
  return (error as Error).name === 'TimeoutError'
}

/** Explains why there is no answer, in words that follow "found:". */
export function explainFailure(error: unknown, timeout: number): string {
  if (isTimeout(error)) return `no answer within ${timeout / 1000} s`
  const code = getCode(error)
  return (
    reasons[code] ??
    (/CERT|TLS|SSL|SIGNATURE/.test(code) ? `an invalid certificate (${code})` : (error as Error).message)
  )
}

/** Connections to a host with several addresses fail with one error for each of them. */
export function getCode(error: unknown): string {
  const { code, errors } = error as NodeJS.ErrnoException & { readonly errors?: readonly NodeJS.ErrnoException[] }
  return code ?? errors?.[0]?.code ?? ''
}
