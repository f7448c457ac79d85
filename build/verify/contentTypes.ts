import { extname } from 'node:path'

/** Accepted media types by file extension. The first is the preferred one. */
const types: Readonly<Record<string, readonly string[]>> = {
  '.html': ['text/html'],
  '.css': ['text/css'],
  '.js': ['text/javascript', 'application/javascript'],
  '.txt': ['text/plain'],
  '.json': ['application/json'],
  '.csv': ['text/csv'],
  '.ics': ['text/calendar'],
  '.webmanifest': ['application/manifest+json', 'application/json'],
  '.xml': ['application/xml', 'text/xml'],
  '.atom': ['application/atom+xml', 'application/xml', 'text/xml'],
  '.svg': ['image/svg+xml'],
  '.ico': ['image/x-icon', 'image/vnd.microsoft.icon'],
  '.png': ['image/png'],
  '.jpg': ['image/jpeg'],
  '.webp': ['image/webp'],
  '.avif': ['image/avif'],
  // SHA256SUMS. Many hosts can't be configured to send it as text.
  '': ['text/plain', 'application/octet-stream'],
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

function listAcceptedTypes(file: string): readonly string[] | undefined {
  return types[extname(file).toLowerCase()]
}
