import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { SiteResponse } from './fetchWithRetry'

const decoders = new Map([
  ['gzip', gunzipSync],
  ['br', brotliDecompressSync],
])

/**
 * Compares the body of a response, and the name of its encoding, with the expected content. Any host may send the content
 * without compression.
 * @param encodings value of the request's `Accept-Encoding` header
 * @returns the differences, one phrase each
 */
export function compareBody({ headers, body }: SiteResponse, encodings: string, expected: Buffer): readonly string[] {
  const label = headers['content-encoding']?.toLowerCase() ?? 'identity'
  const actual = findEncoding(body, expected)
  if (actual === undefined) return [describeContent(decode(body, label), expected, label)]
  if (actual !== label) return [`${describeLabel(label)}, but the body is ${describeEncoding(actual)}`]
  const isAccepted = label === 'identity' || encodings.split(', ').includes(label)
  return isAccepted ? [] : [`${describeLabel(label)}, which the request does not accept`]
}

/** The encoding from which a body decodes to the expected content. It may be applied twice, like `gzip, gzip`. */
function findEncoding(body: Buffer, expected: Buffer, depth = 0): string | undefined {
  if (body.equals(expected)) return 'identity'
  for (const name of depth < 2 ? decoders.keys() : []) {
    const decoded = decode(body, name)
    const inner = decoded && findEncoding(decoded, expected, depth + 1)
    if (inner) return inner === 'identity' ? name : `${inner}, ${name}`
  }
  return undefined
}

function decode(body: Buffer, encoding: string): Buffer | undefined {
  if (encoding === 'identity') return body
  try {
    return decoders.get(encoding)?.(body)
  } catch {
    return undefined
  }
}

function describeLabel(label: string): string {
  return label === 'identity' ? 'no Content-Encoding' : `Content-Encoding ${label}`
}

function describeEncoding(encoding: string): string {
  if (encoding === 'identity') return 'not compressed'
  return encoding.includes(',') ? `compressed twice (${encoding})` : `compressed with ${encoding}`
}

function describeContent(body: Buffer | undefined, expected: Buffer, label: string): string {
  if (!body) return `${describeLabel(label)}, but the body cannot be decoded`
  if (body.length !== expected.length) return `content has ${body.length} bytes, expected ${expected.length}`
  return `content differs at byte ${body.findIndex((byte, index) => byte !== expected[index]) + 1}`
}
