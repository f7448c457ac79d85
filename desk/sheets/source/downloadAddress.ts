/**
 * Returns the address from which a spreadsheet is downloaded. Google Sheets are shared under addresses of web pages, and
 * have each workbook under another one. Its sheets keep their names, which a download as CSV does not have.
 * @param address a web address, as people copy it
 */
export function toDownloadAddress(address: string): URL {
  const url = new URL(address)
  if (url.hostname !== 'docs.google.com') return url
  const [, folder, isPublished, id, page] =
    /^((?:\/a\/[^/]+)?\/spreadsheets\/)(?:u\/\d+\/)?d\/(e\/)?([\w-]+)(?:\/(\w+))?/.exec(url.pathname) ?? []
  if (id === undefined || page === 'export') return url
  const download = new URL(`${folder}d/${isPublished ? `e/${id}/pub?output=xlsx` : `${id}/export?format=xlsx`}`, url)
  // "Publish to the web" may have published one sheet only.
  for (const name of isPublished ? ['gid', 'single'] : []) {
    const value = url.searchParams.get(name)
    if (value !== null) download.searchParams.set(name, value)
  }
  return download
}
