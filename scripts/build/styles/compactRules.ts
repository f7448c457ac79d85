/** Rewrites the rules of a page with fewer bytes and the same meaning. */

const componentLayer = '@layer components{'

/** Joins the layers of components, drops what is not needed, and writes out custom properties that have one value. */
export function compactRules(css: string): string {
  return writeOutConstants(joinComponents(dropEmptyRules(fixPrefixes(css)))).replaceAll(', ', ',')
}

/** Next.js adds a prefix that no supported browser needs, and drops the one that browsers on iOS need. */
function fixPrefixes(css: string): string {
  return css
    .replace(/-webkit-text-decoration-color:[^;{}]*;/g, '')
    .replaceAll('-moz-text-size-adjust', '-webkit-text-size-adjust')
}

function dropEmptyRules(css: string): string {
  const shorter = css.replace(/(?:@(?:layer|media|supports)[^{};]+|:root)\{\s*\}/g, '')
  return shorter === css ? css : dropEmptyRules(shorter)
}

/** Every component has a line of its own, which is a block of their layer. */
function joinComponents(css: string): string {
  return css
    .split('\n')
    .filter((line) => line !== '')
    .join('\n')
    .replace(/^@layer components\{.*\}(?:\n@layer components\{.*\})+$/gm, (lines) =>
      [componentLayer, ...lines.split('\n').map((line) => line.slice(componentLayer.length, -1)), '}'].join(''),
    )
}

/** Writes out custom properties that `:root` sets once, unconditionally and to a plain value. Elements may set others. */
function writeOutConstants(css: string): string {
  const [root = ''] = /^(?:@layer \w+\{)?:root\{[^{}]*\}/m.exec(css) ?? []
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
