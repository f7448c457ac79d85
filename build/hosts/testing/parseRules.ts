/** Reads `_headers` as Cloudflare Pages and Netlify do. */

/** A rule of a `_headers` file. */
export interface Rule {
  readonly pattern: string
  readonly headers: readonly (readonly [name: string, value: string])[]
}

/** Parses a `_headers` file. */
export function parseRules(file: string): Rule[] {
  return file.split('\n\n').map((block) => {
    const [pattern = '', ...lines] = block.trim().split('\n')
    const headers = lines.map((line) => {
      const [, name = '', value = ''] = /^ {2}([^:]+): (.+)$/.exec(line) ?? []
      return [name, value] as const
    })
    return { pattern, headers }
  })
}

/** Returns the headers of a path. Values of several matching rules are joined. */
export function getHostHeaders(file: string, path: string): Record<string, string> {
  const headers: Record<string, string> = {}
  const isMatch = ({ pattern }: Rule) =>
    pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern
  for (const [name, value] of parseRules(file)
    .filter(isMatch)
    .flatMap((rule) => rule.headers))
    headers[name] = name in headers ? `${headers[name]}, ${value}` : value
  return headers
}
