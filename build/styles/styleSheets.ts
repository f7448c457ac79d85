import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CheerioAPI } from 'cheerio'
import { PurgeCSS } from 'purgecss'
import { GuideError } from '@/lib/problems'
import { compactRules, splitStatements } from './compactRules'
import { selectorNames, type Additions, type SelectorNames } from './selectorNames'
import { parse, stringify, type Selector } from 'css-what'

export class StyleSheets {
  readonly #purged = new Map<string, Promise<string>>()

  constructor(readonly folder: string) {}

  /**
   * The rules of some style sheets, without layers.
   * @param files paths in the folder, in the order of the page
   * @throws GuideError if a rule loads a file: readers would wait for one more request
   */
  all(files: readonly string[]): string {
    return flattenLayers(files.map((file) => this.#read(file)).join(''))
  }

  /** Same as {@link all}, without rules and custom properties that the page cannot use. */
  used(files: readonly string[], $: CheerioAPI, additions?: Additions): Promise<string> {
    const css = this.all(files)
    const names = selectorNames($, css, additions)
    const key = JSON.stringify([files, names])
    const purged = this.#purged.get(key) ?? purge(css, names)
    this.#purged.set(key, purged)
    return purged
  }

  #read(file: string): string {
    const text = readFileSync(join(this.folder, file), 'utf8')
    const load = /@import|@font-face|url\(|<\/style/i.exec(text)?.[0]
    if (load === undefined) return text
    const message = `“${load}” loads a file. Remove the rule: the policy of the pages blocks the request.`
    throw new GuideError([{ file, message }])
  }
}

/** Drops the rules for pages with a class that this page lacks. PurgeCSS does not look inside `:has()`. */
function dropForeignPages(css: string, classes: readonly string[]): string {
  return css.replace(/[^{}]*:has\(\.([\w-]+)\)[^{}]*\{[^{}]*\}/g, (rule, name: string) =>
    classes.includes(name) ? rule : '',
  )
}

async function purge(css: string, { tags, classes, ...names }: SelectorNames): Promise<string> {
  const selectors = {
    tags: [...tags],
    classes: [...classes],
    ids: [],
    undetermined: [],
    attributes: { names: [...names.attributes], values: [...names.values] },
  }
  const [result] = await new PurgeCSS().purge({
    css: [{ raw: dropForeignPages(css, classes) }],
    content: [{ raw: '', extension: 'html' }],
    extractors: [{ extensions: ['html'], extractor: () => selectors }],
    dynamicAttributes: (css.match(/(?<=\[)[\w-]+/g) ?? []).filter((name) => !names.fixed.includes(name)),
    // Rules such as `:focus-visible` apply to any element.
    safelist: [/^:/],
    variables: true,
  })
  // The page has the class. Only the root element has those in such conditions.
  return compactRules(result?.css.replace(/html:where\(\.[\w-]+\)/g, 'html') ?? '')
}

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
  if (important.length > 1 || layers.some((rules) => rules.includes('@layer'))) {
    const message =
      'Style sheets depend on cascade layers. Put layers side by side, with `!important` in one of them at most.'
    throw new GuideError([{ file: 'components/**/*.css', message }])
  }
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
  for (const statement of splitStatements(css)) {
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
