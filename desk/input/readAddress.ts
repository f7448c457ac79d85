/** Reads web addresses as people type them, in forms and in cells. */

/** The host name of a website, with or without a path. */
const withoutScheme = /^[\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)+(?::\d+)?(?:[/?#]\S*)?$/u

/** Words that mean that there is no account. Without this check, they would become the link to somebody else's. */
const filler = /^(?:no|none|na|nil|nothing|unknown|tbd|yes|[-_]+)$/i

/**
 * Reads a web address without its scheme, like `medfordma.org`, or the name of an account, like `@ada`.
 * @param account address of every account, before its name. Omitted if the address is not that of an account
 * @returns the address, or the same text if it is something else
 */
export function readAddress(text: string, account?: string): string {
  const trimmed = text.trim()
  const [, name] = (account !== undefined && (/^@?([\w-]+)$/.exec(trimmed) ?? /^@([\w.-]+)$/.exec(trimmed))) || []
  if (name !== undefined && !filler.test(trimmed)) return `${account}${name}`
  return withoutScheme.test(trimmed) ? `https://${trimmed}` : text
}
