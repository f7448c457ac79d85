/** Reads flight data: the form in which Next.js repeats a page for React, as a stream of rows. */

/** A row: its kind, and what it says. Text and binary rows tell their length, others end with their line. */
interface Row {
  readonly kind: string
  readonly body: string
}

/** Kinds whose body has a length of its own and no end of line: text, and React's binary kinds. */
const measured = /^[TAOoUSsLlGgMmV]$/

/**
 * The ids of the client modules that a page uses.
 * @param flight all flight data of the page, joined
 * @throws SyntaxError when a row is not of the known form
 */
export function clientModuleIds(flight: string): string[] {
  const imports = rows(Buffer.from(flight)).filter(({ kind }) => kind === 'I')
  return imports.map(({ body }) => {
    const parsed: unknown = JSON.parse(body)
    if (!Array.isArray(parsed) || parsed.length < 3) throw new SyntaxError(`not an import: ${body}`)
    return String(parsed[0])
  })
}

function rows(bytes: Buffer): Row[] {
  const found: Row[] = []
  let at = 0
  while (at < bytes.length) {
    const colon = bytes.indexOf(':', at)
    if (colon < 0 || !/^[0-9a-f]*$/.test(bytes.toString('latin1', at, colon)))
      throw new SyntaxError(`no row begins at ${at}: ${bytes.toString('utf8', at, at + 40)}`)
    const kind = String.fromCharCode(bytes[colon + 1] ?? 0)
    const [start, end] = measured.test(kind) ? measuredBody(bytes, colon + 2) : lineBody(bytes, colon + 1, kind)
    found.push({ kind, body: bytes.toString('utf8', start, end) })
    at = measured.test(kind) ? end : end + 1
  }
  return found
}

function measuredBody(bytes: Buffer, from: number): [number, number] {
  const comma = bytes.indexOf(',', from)
  const length = Number.parseInt(bytes.toString('latin1', from, comma), 16)
  if (comma < 0 || Number.isNaN(length)) throw new SyntaxError(`a row without its length at ${from}`)
  return [comma + 1, comma + 1 + length]
}

/** A row up to the end of its line. A capital letter before what it says is its kind. */
function lineBody(bytes: Buffer, from: number, kind: string): [number, number] {
  const end = bytes.indexOf('\n', from)
  return [/[A-Z]/.test(kind) ? from + 1 : from, end < 0 ? bytes.length : end]
}
