/** Shortens the rules of a page without changing what they do. docs/decisions.md lists the savings. */
import { stringify, type Selector } from 'css-what'
import type { AtRule, ChildNode, Declaration, Root, Rule } from 'postcss'
import { groupBy } from '@/lib/collections'
import { parseSelector, walkStyles } from './selectors'

/** @param classNames short names of classes, to which those of the page are added */
export function compactRules(root: Root, classNames: Map<string, string>): void {
  dropUnusedProperties(root)
  dropOverridden(root)
  writeOutConstants(root)
  walkStyles(root, (rule) => {
    rule.selectors = rule.selectors.map((selector) =>
      dropSpaces(dropQuotes(stringify([renameClasses(parseSelector(selector), classNames)])), / ?([,>+~]) /g),
    )
  })
  renameProperties(root)
  renameAreas(root)
  mergeRules(root)
  sortDeclarations(root)
}

/** Removes a rule or a declaration, and what is empty without it. */
export function removeWithParents(node: Rule | Declaration): void {
  const { parent } = node
  node.remove()
  if (parent && parent.type !== 'root' && parent.nodes?.length === 0) removeWithParents(parent as Rule)
}

/** A name in a value, such as in `var(--name)`. */
const propertyName = /(?<![\w-])--[\w-]+/g

function listProperties(root: Root): ReadonlyMap<string, readonly Declaration[]> {
  const declarations: Declaration[] = []
  root.walkDecls(/^--/, (declaration) => void declarations.push(declaration))
  return groupBy(declarations, ({ prop }) => prop)
}

function dropUnusedProperties(root: Root): void {
  const properties = listProperties(root)
  const values: string[] = []
  root.walkDecls(/^(?!--)/, ({ value }) => void values.push(value))
  const used = new Set<string>()
  for (const value of values)
    for (const [name] of value.matchAll(propertyName)) {
      if (!used.has(name)) values.push(...(properties.get(name) ?? []).map((declaration) => declaration.value))
      used.add(name)
    }
  for (const [name, declarations] of properties) if (!used.has(name)) declarations.forEach(removeWithParents)
}

function isOnHtml({ parent }: Declaration): boolean {
  return (parent as Rule).selector === 'html'
}

/** Drops the values of custom properties that a later rule for `html` replaces under any condition. */
function dropOverridden(root: Root): void {
  for (const declarations of listProperties(root).values()) {
    const last = declarations.findLastIndex((each) => isOnHtml(each) && each.parent?.parent === root)
    declarations.slice(0, Math.max(last, 0)).filter(isOnHtml).forEach(removeWithParents)
  }
}

/**
 * Writes out custom properties that `html` sets once and unconditionally: to a plain value, or to one of others that only
 * `html` sets, if one rule uses it. Elements may set others.
 */
function writeOutConstants(root: Root): void {
  const values: string[] = []
  root.walkDecls(({ value }) => void values.push(value))
  const text = values.join(';')
  const properties = listProperties(root)
  const isOnHtmlOnly = (name: string) => (properties.get(name) ?? []).every(isOnHtml)
  const single = [...properties.values()].flatMap(([first, ...others]) =>
    first && others.length === 0 && isOnHtml(first) && first.parent?.parent === root ? [first] : [],
  )
  const candidates = single.filter(({ prop }) => !text.includes(`var(${prop},`))
  const plain = candidates.filter(({ value }) => !value.includes('var('))
  const usedOnce = candidates.find(
    ({ prop, value }) =>
      text.split(`var(${prop})`).length === 2 && (value.match(propertyName) ?? []).every(isOnHtmlOnly),
  )
  const written = plain.length > 0 || !usedOnce ? plain : [usedOnce]
  if (written.length === 0) return
  const constants = new Map(written.map(({ prop, value }) => [`var(${prop})`, value]))
  written.forEach(removeWithParents)
  root.walkDecls((declaration) => {
    declaration.value = declaration.value.replace(/var\([^(),]*\)/g, (match) => constants.get(match) ?? match)
  })
  // Others may have become constants.
  writeOutConstants(root)
}

function renameClasses(tokens: readonly Selector[], names: Map<string, string>): Selector[] {
  return tokens.map((token) => {
    if (token.type === 'attribute' && token.name === 'class')
      return { ...token, value: shortenName(token.value, names) }
    if (token.type === 'pseudo' && Array.isArray(token.data))
      return { ...token, data: token.data.map((selector) => renameClasses(selector, names)) }
    return token
  })
}

function renameProperties(root: Root): void {
  const names = new Map<string, string>()
  const rename = (text: string) => text.replace(propertyName, (name) => `--${shortenName(name, names)}`)
  root.walkDecls((declaration) => {
    if (declaration.prop.startsWith('--')) declaration.prop = rename(declaration.prop)
    declaration.value = dropSpaces(rename(declaration.value), / ?([,*/]) /g)
      .replaceAll('currentColor', 'currentcolor')
      .replace(/calc\(-1\*([\d.]+[a-z]+)\)/g, '-$1')
  })
}

/** Drops the quotes of values that need none. */
function dropQuotes(selector: string): string {
  return selector.replace(/="([a-z][\w-]*)"/g, '=$1')
}

/** Drops the spaces around punctuation. Quoted text stays unchanged. */
function dropSpaces(text: string, signs: RegExp): string {
  return text.includes('"') ? text : text.replace(signs, '$1')
}

/** Renames the areas of grids. Their templates may be values of custom properties. */
function renameAreas(root: Root): void {
  const placed = new Set<string>()
  root.walkDecls('grid-area', ({ value }) => void placed.add(value))
  const areas = new Map<string, string>()
  const shortenArea = (word: string) => (placed.has(word) ? shortenName(word, areas) : word)
  root.walkDecls(/^(--.*|grid-template-areas)$/, (declaration) => {
    if (declaration.value.startsWith('"')) declaration.value = declaration.value.replace(/[a-z]+/g, shortenArea)
  })
  root.walkDecls('grid-area', (declaration) => {
    declaration.value = areas.get(declaration.value) ?? declaration.value
  })
}

/** Merges adjacent rules with the same selector, and adjacent at-rules with the same condition. */
function mergeRules(root: Root): void {
  root.walk((node) => {
    const previous = node.prev()
    const start = findStart(node)
    if (!start || !previous || findStart(previous) !== start) return
    const block = node as Rule | AtRule
    block.prepend((previous as Rule | AtRule).nodes ?? [])
    previous.remove()
  })
}

/** What is before the braces. Undefined for a declaration. */
function findStart(node: ChildNode): string | undefined {
  if (node.type === 'rule') return node.selector
  return node.type === 'atrule' ? `@${node.name} ${node.params}` : undefined
}

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
function sortDeclarations(root: Root): void {
  const counts = new Map<string, number>()
  root.walkDecls((declaration) => {
    const family = findFamily(declaration)
    counts.set(family, (counts.get(family) ?? 0) + 1)
  })
  const compare = (one: string, other: string) =>
    (counts.get(other) ?? 0) - (counts.get(one) ?? 0) || (one < other ? -1 : Number(one > other))
  root.walkRules((rule) => {
    const declarations = rule.nodes.filter((node) => node.type === 'decl')
    // It sets every property.
    if (declarations.some(({ prop }) => prop === 'all')) return
    rule.append(declarations.toSorted((one, other) => compare(findFamily(one), findFamily(other))))
  })
}

function findFamily({ prop }: Declaration): string {
  const [word = ''] = prop.replace(/^-[a-z]+-/, '').split('-')
  return families[word] ?? word
}

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** Names by order of appearance: a to Z, then aa, ab and so on. */
export function shortenName(name: string, names: Map<string, string>): string {
  const { size } = names
  const prefix = size < letters.length ? '' : letters[Math.floor(size / letters.length) - 1]
  const short = names.get(name) ?? `${prefix}${letters[size % letters.length]}`
  names.set(name, short)
  return short
}
