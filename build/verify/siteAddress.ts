/**
 * Parses the address of a site's home page. Adds a slash at the end if there is none.
 * @returns `undefined` if the text is not an HTTP address, or has a user name, a query or a fragment
 */
export function parseSiteAddress(text: string): URL | undefined {
  if (!URL.canParse(text)) return undefined
  const { protocol, username, password, host, pathname, search, hash } = new URL(text)
  if (!/^https?:$/.test(protocol) || username || password || search || hash) return undefined
  return new URL(`${protocol}//${host}${pathname.replace(/\/*$/, '/')}`)
}
