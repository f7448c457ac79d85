/** Turns cascade layers into plain rules with the same effect. Browsers from before 2022 drop every rule in a layer. */
import { parse, stringify, type Selector } from 'css-what'
import { GuideError } from '@/lib/problems'

const classLevel = 1000
const idLevel = classLevel ** 2
/** Matches every element and raises the specificity of a selector by an id. */
const raised = parse(':not(#_)')[0] ?? []

/**
 * Writes the rules of each layer after those of the layers that it overrides. If their specificity could still decide,
 * raises its selectors above theirs.
 * @throws GuideError if a layer is in another rule, or if several layers have `!important`, which reverses their order
 */
export function flattenLayers(css: string): string {
  const layers = splitLayers(css)
  const important = layers.filter((rules) => rules.includes('!important'))
  if (important.length > 1 || layers.some((rules) => rules.includes('@layer'))) reject()
  let highest = 0
  return layers
    .map((rules) => {
      const own = listSelectors(rules).map(specificity)
      const ids = Math.min(...own) < highest ? Math.floor(highest / idLevel) + 1 : 0
      highest = Math.max(highest, ...own.map((each) => each + ids * idLevel))
      return ids === 0 ? rules : raiseSelectors(rules, ids)
    })
    .join('\n')
}

/** The rules of each layer, in their order of precedence. Those without a layer come last. */
function splitLayers(css: string): readonly string[] {
  const layers = new Map<string, string>()
  let plain = ''
  let depth = 0
  let start = 0
  for (const { 0: character, index } of css.matchAll(/[{};]/g)) {
    depth += { '{': 1, '}': -1 }[character] ?? 0
    if (depth > 0) continue
    const statement = css.slice(start, index + 1).trim()
    start = index + 1
    const [, names, rules = ''] = /^@layer ([^{;]+)(?:\{([^]*)\}|;)$/.exec(statement) ?? []
    if (names === undefined) plain += statement
    for (const name of names?.split(',') ?? []) layers.set(name.trim(), (layers.get(name.trim()) ?? '') + rules)
  }
  return [...layers.values(), plain].filter(Boolean)
}

/** Blocks of declarations, with their selectors. Those of at-rules are not styles of an element. */
const rulePattern = /(?<=^|[{};])\s*([^{}@;]+)(?=\{[^{}]*\})/g

function listSelectors(rules: string): Selector[][] {
  return [...rules.matchAll(rulePattern)].flatMap(([, selectors = '']) => parse(selectors))
}

function raiseSelectors(rules: string, ids: number): string {
  const addition = Array.from({ length: ids }, () => raised).flat()
  return rules.replace(rulePattern, (_, selectors: string) =>
    stringify(
      parse(selectors).map((tokens) => {
        const names = tokens[0]?.type === 'tag' || tokens[0]?.type === 'universal' ? 1 : 0
        return tokens.toSpliced(names, 0, ...addition)
      }),
    ),
  )
}

function specificity(tokens: readonly Selector[]): number {
  return tokens.reduce((sum, token) => sum + specificityOf(token), 0)
}

function specificityOf(token: Selector): number {
  switch (token.type) {
    case 'tag':
    case 'pseudo-element':
      return 1
    case 'attribute':
      return token.name === 'id' && token.ignoreCase === 'quirks' ? idLevel : classLevel
    case 'pseudo':
      if (token.name === 'where') return 0
      if (token.name === 'before' || token.name === 'after') return 1
      return Array.isArray(token.data) ? Math.max(...token.data.map(specificity)) : classLevel
    default:
      return 0
  }
}

function reject(): never {
  const expected = 'layers side by side, and `!important` in one of them at most'
  const fix = 'Change the layers or the `!important` in the style sheets of components/.'
  throw new GuideError([
    { file: 'components/**/*.css', expected, found: 'style sheets that depend on cascade layers', fix },
  ])
}
