/** Shortens the names of classes and custom properties, which are a tenth of a compressed page. */
import type { CheerioAPI } from 'cheerio'
import { findElements } from '@/build/static-html/policy'

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

/**
 * Renames the classes of a page, and removes those that its style sheet does not use.
 * @param css all rules that use the classes. Nothing else may refer to custom properties.
 * @param shortNames classes that a script refers to, with the names that it uses, from {@link shortName}
 * @returns the rules with short names
 */
export function shortenNames($: CheerioAPI, css: string, shortNames?: ReadonlyMap<string, string>): string {
  const classes = new Map(shortNames)
  const properties = new Map<string, string>()
  const elements = findElements($, '[class]')
  const used = new Set([...classes.keys(), ...elements.flatMap(({ attribs }) => splitNames(attribs.class))])
  const short = css
    .replace(/\.(-?[_a-zA-Z][\w-]*)/g, (match, name: string) => (used.has(name) ? `.${rename(classes, name)}` : match))
    .replace(/(?<![\w-])--([a-z][\w-]*)/g, (_, name: string) => `--${rename(properties, name)}`)
  for (const element of elements) {
    const names = splitNames(element.attribs.class).flatMap((name) => classes.get(name) ?? [])
    if (names.length > 0) element.attribs.class = names.join(' ')
    else delete element.attribs.class
  }
  return short
}

function splitNames(list = ''): string[] {
  return list.split(/\s+/).filter(Boolean)
}

/** Names by order of appearance: a to Z, then aa, ab and so on. */
function rename(names: Map<string, string>, name: string): string {
  const existing = names.get(name)
  if (existing !== undefined) return existing
  const short = shortName(names.size)
  names.set(name, short)
  return short
}

/** Short name with a number from 0. */
export function shortName(index: number): string {
  const prefix = index < letters.length ? '' : letters[Math.floor(index / letters.length) - 1]
  return `${prefix}${letters[index % letters.length]}`
}
