/** Rewrites the rules of a page with fewer bytes and the same meaning. */

/** Drops what is not needed, and writes out custom properties that have one value. */
export function compactRules(css: string): string {
  return writeOutConstants(dropEmptyRules(fixPrefixes(css))).replaceAll(', ', ',')
}

/** Next.js adds a prefix that no supported browser needs, and drops the one that browsers on iOS need. */
function fixPrefixes(css: string): string {
  return css
    .replace(/-webkit-text-decoration-color:[^;{}]*;/g, '')
    .replaceAll('-moz-text-size-adjust', '-webkit-text-size-adjust')
}

function dropEmptyRules(css: string): string {
  const shorter = css.replace(/(?:@(?:media|supports)[^{};]+|html)\{\s*\}/g, '')
  return shorter === css ? css : dropEmptyRules(shorter)
}

/** Writes out custom properties that `html` sets once, unconditionally and to a plain value. Elements may set others. */
function writeOutConstants(css: string): string {
  const [root = ''] = /^html\{(?:[^{}]*;)?--[^{}]*\}/m.exec(css) ?? []
  const constants = new Map(
    [...root.matchAll(/[{;](--[\w-]+):([^;{}]*)/g)]
      .map(([, name = '', value = '']) => [name, value] as const)
      .filter(([name, value]) => !value.includes('var(') && css.split(`${name}:`).length === 2)
      .filter(([name]) => !css.includes(`var(${name},`)),
  )
  return css
    .replace(/(?<=[{;])(--[\w-]+):[^;{}]*;?/g, (match, name: string) => (constants.has(name) ? '' : match))
    .replace(/var\((--[\w-]+)\)/g, (match, name: string) => constants.get(name) ?? match)
}
