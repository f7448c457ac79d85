/** Selects the rules that can apply to a page. */
import type { CheerioAPI } from 'cheerio'
import { stringify, type AttributeSelector, type Selector } from 'css-what'
import type { Root } from 'postcss'
import { memoize } from '@/lib/collections'
import { compactRules, removeWithParents } from './compactRules'
import { findElements } from './policy'
import { listInner, parseSelector, walkStyles } from './selectors'

/** Short names of classes by their exported names. */
type ClassNames = ReadonlyMap<string, string>

/** Styles of a page, with the names of all classes in them. */
export interface PageStyles {
  readonly css: string
  readonly classNames: ClassNames
}

/** A script file that changes a page later. */
export interface PageScript {
  readonly text: string
  /** Short names of the classes in its text. */
  readonly classNames: ClassNames
}

/** Names in selectors that a page has. Pages of one type have the same names. */
type PageNames = ReturnType<typeof findNames>

/** Finds which names in the selectors of some rules a page has. */
export function findNames($: CheerioAPI, root: Root, script?: PageScript) {
  const tokens = listTokens(root)
  const attributes = tokens.filter((token) => token.type === 'attribute')
  const elements = findElements($, '*')
  const scripts = elements.filter(({ name }) => name === 'script').map((element) => $(element).text())
  // Scripts write `data-link-text` as a selector, or as `linkText` of a dataset.
  const words = new Set([...scripts, script?.text].join(' ').match(/[\w-]+/g))
  const isFixed = ({ name }: AttributeSelector) => !words.has(name) && !words.has(toDatasetName(name))
  // With a value, only addresses: a page has too many others.
  const valued = new Set(attributes.filter(({ action }) => action !== 'exists').map(({ name }) => name))
  const checked = attributes.filter(({ name }) => (name.startsWith('data-') ? !valued.has(name) : name === 'href'))
  const tags = new Set(elements.map(({ name }) => name))
  const pageClasses = new Set(elements.flatMap(({ attribs }) => splitNames(attribs.class)))
  const scriptClasses = [...(script?.classNames ?? [])]
  return {
    tags: unique(tokens.flatMap((token) => (token.type === 'tag' && tags.has(token.name) ? [token.name] : []))),
    classes: listClasses(root).filter((name) => pageClasses.has(name)),
    scriptClasses,
    /** Selectors of attributes that neither the page nor its scripts have. */
    missing: unique(checked.filter(isFixed).map(toText)).filter((selector) => $(selector).length === 0),
  }
}

/** Lists the names of the classes in the selectors of some rules. */
export function listClasses(root: Root): readonly string[] {
  return unique(
    listTokens(root).flatMap((token) => (token.type === 'attribute' && token.name === 'class' ? [token.value] : [])),
  )
}

/** Once for each style sheet, because every page asks. */
const listTokens = memoize((root: Root): readonly Selector[] => {
  const listInside = (token: Selector): Selector[] => [token, ...listInner(token).flat().flatMap(listInside)]
  const tokens: Selector[] = []
  walkStyles(root, ({ selectors }) => void tokens.push(...selectors.flatMap(parseSelector).flatMap(listInside)))
  return tokens
})

function toText(token: Selector): string {
  return stringify([[token]])
}

function toDatasetName(attribute: string): string {
  return attribute.replace(/^data-/, '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}

function unique(names: readonly string[]): string[] {
  return [...new Set(names)].toSorted()
}

/** The names in the value of a `class` attribute. */
export function splitNames(list = ''): string[] {
  return list.split(/\s+/).filter(Boolean)
}

/** Reduces all rules to what the page can use, with short names. */
export function selectRules(root: Root, { tags, classes, scriptClasses, missing }: PageNames): PageStyles {
  const classNames = new Map(scriptClasses)
  const names = new Set([...tags, ...[...classes, ...classNames.keys()].map((name) => `.${name}`)])
  const isMissing = new Set(missing)
  const canMatch = (token: Selector): boolean => {
    if (token.type === 'tag') return names.has(token.name)
    if (token.type === 'attribute')
      return token.name === 'class' ? names.has(`.${token.value}`) : !isMissing.has(toText(token))
    if (token.type === 'pseudo' && token.name === 'not') return true
    const inner = listInner(token)
    return inner.length === 0 || inner.some((selector) => selector.every(canMatch))
  }
  walkStyles(root, (rule) => {
    const kept = rule.selectors.filter((selector) => parseSelector(selector).every(canMatch))
    if (kept.length === 0) removeWithParents(rule)
    else rule.selectors = kept.map(dropRootClass)
  })
  compactRules(root, classNames)
  return { css: root.toString(), classNames }
}

/** Drops the condition for a class of the root element, which the page has. */
function dropRootClass(selector: string): string {
  return selector.startsWith('html:where(.') ? stringify([parseSelector(selector).toSpliced(1, 1)]) : selector
}
