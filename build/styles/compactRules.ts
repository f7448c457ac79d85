/** Shortens a style sheet without changing what it does on a page. */
export function compactRules(css: string): string {
  return sortDeclarations(mergeRules(dropEmptyRules(writeOutConstants(dropOverridden(fixPrefixes(css))))))
    .replaceAll(', ', ',')
    .replaceAll('currentColor', 'currentcolor')
    .replace(/ ([*/]) /g, '$1')
    .replace(/calc\(-1\*([\d.]+[a-z]+)\)/g, '-$1')
}

/** Splits a style sheet into rules and at-rules, of which some contain rules. */
export function splitStatements(css: string): readonly string[] {
  const statements: string[] = []
  let depth = 0
  let start = 0
  for (const { 0: character, index } of css.matchAll(/[{};]/g)) {
    depth += { '{': 1, '}': -1 }[character] ?? 0
    if (depth > 0) continue
    statements.push(css.slice(start, index + 1).trim())
    start = index + 1
  }
  return statements
}

/** Next.js adds a prefix that no supported browser needs, and drops the one that browsers on iOS need. */
function fixPrefixes(css: string): string {
  return css
    .replace(/-webkit-text-decoration-color:[^;{}]*;/g, '')
    .replaceAll('-moz-text-size-adjust', '-webkit-text-size-adjust')
}

/** Drops the values of custom properties that a later rule for `html` replaces under any condition. */
function dropOverridden(css: string): string {
  const later = new Set<string>()
  return splitStatements(css)
    .toReversed()
    .map((statement) => {
      const kept = statement.replace(/\bhtml\{[^{}]*\}/g, (rule) =>
        rule.replace(customProperty, (match, name: string) => (later.has(name) ? '' : match)),
      )
      for (const [, name = ''] of isRoot(kept) ? kept.matchAll(customProperty) : []) later.add(name)
      return kept
    })
    .toReversed()
    .join('')
}

const customProperty = /(?<=[{;])(--[\w-]+):([^;{}]*);?/g

/** Properties that others set, too, by the first word of their names. Those of one family begin with the same word. */
const families: Readonly<Record<string, string>> = {
  line: 'font',
  white: 'text',
  top: 'inset',
  bottom: 'inset',
  left: 'inset',
  right: 'inset',
  row: 'gap',
  column: 'gap',
  columns: 'gap',
  align: 'place',
  justify: 'place',
}

/**
 * Sorts the declarations of each rule, the most common properties first, since equal sequences compress better. Those that
 * could override each other keep their order.
 */
function sortDeclarations(css: string): string {
  const counts = new Map<string, number>()
  const blocks = /(?<=\{)[^{}]+(?=\})/g
  for (const name of (css.match(blocks) ?? []).flatMap(splitDeclarations).map(findFamily))
    counts.set(name, (counts.get(name) ?? 0) + 1)
  const rank = (name: string) => counts.get(name) ?? 0
  const compare = (one: string, other: string) => rank(other) - rank(one) || (one < other ? -1 : Number(one > other))
  return css.replace(blocks, (block) => {
    const declarations = splitDeclarations(block)
    // It sets every property.
    if (declarations.some((declaration) => declaration.startsWith('all:'))) return block
    return declarations.toSorted((one, other) => compare(findFamily(one), findFamily(other))).join(';')
  })
}

function splitDeclarations(block: string): string[] {
  return block.split(';').filter(Boolean)
}

function findFamily(declaration: string): string {
  const [word = ''] = declaration.replace(/^-[a-z]+-/, '').split(/[-:]/)
  return families[word] ?? word
}

function isRoot(statement: string): boolean {
  return statement.startsWith('html{')
}

function dropEmptyRules(css: string): string {
  const shorter = css.replace(/(?:@(?:media|supports)[^{};]+|html)\{\s*\}/g, '')
  return shorter === css ? css : dropEmptyRules(shorter)
}

/** Merges adjacent rules with the same selector, and adjacent at-rules with the same condition. */
function mergeRules(css: string): string {
  const statements: string[] = []
  for (const statement of splitStatements(css)) {
    const [condition] = /^@media[^{]+\{/.exec(statement) ?? []
    const last = statements.at(-1)
    if (condition !== undefined && last?.startsWith(condition))
      statements[statements.length - 1] = last.slice(0, -1) + statement.slice(condition.length)
    else statements.push(statement)
  }
  return statements
    .join('')
    .replace(/((?<=^|[{}])[^{}@]+\{)[^{}]*\}(?:\1[^{}]*\})+/g, (rules, start: string) =>
      rules.replaceAll(`}${start}`, ';'),
    )
}

/** Writes out custom properties that `html` sets once, unconditionally and to a plain value. Elements may set others. */
function writeOutConstants(css: string): string {
  const constants = new Map(
    splitStatements(css)
      .filter(isRoot)
      .flatMap((root) => [...root.matchAll(customProperty)])
      .map(([, name = '', value = '']) => [name, value] as const)
      .filter(([name, value]) => !value.includes('var(') && css.split(`${name}:`).length === 2)
      .filter(([name]) => !css.includes(`var(${name},`)),
  )
  if (constants.size === 0) return css
  const written = css
    .replace(customProperty, (match, name: string) => (constants.has(name) ? '' : match))
    .replace(/var\((--[\w-]+)\)/g, (match, name: string) => constants.get(name) ?? match)
  // Those whose values had constants have become constants.
  return writeOutConstants(written)
}
