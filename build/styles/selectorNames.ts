import type { CheerioAPI } from 'cheerio'
import { findElements } from '@/build/static-html/policy'
import type { Island } from './shortenNames'

/** Names on a page that selectors can match. Pages of one type have the same names. */
export interface SelectorNames {
  readonly tags: readonly string[]
  readonly classes: readonly string[]
  /** Attributes that no script of the page changes, like `data-list`. Any other may match. */
  readonly fixed: readonly string[]
  /** Those of `fixed` that the page has. */
  readonly attributes: readonly string[]
  /** How the addresses of the page begin, if `href` is fixed. */
  readonly values: readonly string[]
}

/** What a script of a page adds to it later. */
export type Additions = Pick<Island, 'text' | 'classNames'>

/** Collects the names on a page, each once, in alphabetical order. */
export function selectorNames($: CheerioAPI, css: string, additions?: Additions): SelectorNames {
  const elements = findElements($, '*')
  const scripts = elements.filter(({ name }) => name === 'script').map((script) => $(script).text())
  // Scripts write `data-link-text` as a selector, or as `linkText` of a dataset.
  const words = new Set([...scripts, additions?.text ?? ''].join(' ').match(/[\w-]+/g))
  const isFixed = (name: string) => !words.has(name) && !words.has(camelCase(name.replace(/^data-/, '')))
  // With a value, only addresses: a page has too many others.
  const selected = unique(css.match(/(?<=\[)(?:data-[\w-]+(?=\])|href\b)/g) ?? [])
  const valued = new Set(css.match(/(?<=\[)data-[\w-]+(?=\W?=)/g))
  const fixed = selected.filter((name) => isFixed(name) && !valued.has(name))
  const hrefs = fixed.includes('href') ? elements.flatMap(({ attribs }) => attribs.href?.match(/^http/) ?? []) : []
  return {
    tags: unique(elements.map(({ name }) => name)),
    classes: unique([
      ...(additions?.classNames.keys() ?? []),
      ...elements.flatMap(({ attribs }) => attribs.class?.split(/\s+/) ?? []),
    ]),
    fixed,
    attributes: fixed.filter((name) => elements.some(({ attribs }) => name in attribs)),
    values: unique(hrefs),
  }
}

function camelCase(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}

function unique(names: readonly string[]): string[] {
  return [...new Set(names)].toSorted()
}
