/** Selectors of style rules. */
import { parse, type Selector } from 'css-what'
import type { AtRule, Container, Rule } from 'postcss'

const known = new Map<string, readonly Selector[]>()

/** Parses a selector without commas outside of parentheses. */
export function parseSelector(selector: string): readonly Selector[] {
  const tokens = known.get(selector) ?? parse(selector).flat()
  known.set(selector, tokens)
  return tokens
}

/** Calls a function with each rule for elements: not with the steps of an animation. */
export function walkStyles(container: Container, visit: (rule: Rule) => void): void {
  container.walkRules((rule) => {
    const { parent } = rule
    if (!(parent?.type === 'atrule' && (parent as AtRule).name.endsWith('keyframes'))) visit(rule)
  })
}

/** The selectors in parentheses of a token, like those of `:is(a, .b)`. */
export function listInner(token: Selector): readonly (readonly Selector[])[] {
  return token.type === 'pseudo' && Array.isArray(token.data) ? token.data : []
}

const classLevel = 1000

/** Specificity as one number: a thousand for a class, and 1 for a tag. */
export function specificity(tokens: readonly Selector[]): number {
  return tokens.reduce((sum, token) => sum + specificityOf(token), 0)
}

function specificityOf(token: Selector): number {
  if (token.type === 'tag' || token.type === 'pseudo-element') return 1
  if (token.type === 'attribute')
    return token.name === 'id' && token.ignoreCase === 'quirks' ? classLevel ** 2 : classLevel
  if (token.type !== 'pseudo' || token.name === 'where') return 0
  if (token.name === 'before' || token.name === 'after') return 1
  return Array.isArray(token.data) ? Math.max(...token.data.map(specificity)) : classLevel
}
