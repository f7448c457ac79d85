/** Path patterns of the header table as regular expressions that nginx and Caddy understand. */

/**
 * Joins patterns like `/img/*` and `/icon.svg` to a regular expression. It matches them under any base path.
 * @param isFile expression that must match the rest of a path in a folder, so that pages of a candidate with an ID like
 * `img` do not match
 */
export function toRegExp(patterns: readonly string[], { isFile, end }: { isFile: string; end: string }): string {
  const folders = patterns.filter((pattern) => pattern.endsWith('/*')).map((pattern) => escape(pattern.slice(1, -2)))
  const files = patterns.filter((pattern) => !pattern.endsWith('/*')).map((pattern) => escape(pattern.slice(1)))
  const alternatives = [
    ...(folders.length > 0 ? [`${group(folders)}/${isFile}`] : []),
    ...(files.length > 0 ? [`${group(files)}${end}`] : []),
  ]
  return `/${group(alternatives)}`
}

function group(alternatives: readonly string[]): string {
  return alternatives.length === 1 ? alternatives.join('') : `(?:${alternatives.join('|')})`
}

function escape(text: string): string {
  return text.replaceAll('.', '\\.')
}

/** Name of a header in variables and matchers: `Cache-Control` becomes `cache_control`. */
export function toVariable(name: string): string {
  return name.toLowerCase().replaceAll('-', '_')
}
