import { extname } from 'node:path'
import { getOwn } from '@/lib/getOwn'
import { contentTypes } from '@/lib/server/headers'

/** Other media types that hosts may send, by file extension. */
const alternatives: Readonly<Record<string, readonly string[]>> = {
  js: ['application/javascript'],
  webmanifest: ['application/json'],
  xml: ['text/xml'],
  atom: ['application/xml', 'text/xml'],
  ico: ['image/vnd.microsoft.icon'],
  // SHA256SUMS. Many hosts can't be configured to send it as text.
  '': ['application/octet-stream'],
}

/** The media type that a host should send with a file, or `undefined` for an unknown extension. */
export function getExpectedType(file: string): string | undefined {
  return listAcceptedTypes(file)?.[0]
}

/**
 * True if a `Content-Type` header is right for a file: its media type is accepted, and its charset, if any, is UTF-8.
 * Accepts any header for an unknown extension.
 */
export function isExpectedType(file: string, header: string | undefined): boolean {
  const [type = '', ...parameters] = (header ?? '')
    .toLowerCase()
    .split(';')
    .map((part) => part.trim())
  const charset = parameters.find((parameter) => parameter.startsWith('charset='))
  const isUtf8 = charset === undefined || /^charset="?utf-8"?$/.test(charset)
  const accepted = listAcceptedTypes(file)
  return accepted === undefined || (accepted.includes(type) && isUtf8)
}

/** The first is the preferred one. */
function listAcceptedTypes(file: string): readonly string[] | undefined {
  const extension = extname(file).slice(1).toLowerCase()
  const type = getOwn<string>(contentTypes, extension || 'txt')?.replace(/;.*/, '')
  return type === undefined ? undefined : [type, ...(alternatives[extension] ?? [])]
}
