/** Shortens the names of classes, custom properties and grid areas, which are a tenth of a compressed page. */
import type { CheerioAPI } from 'cheerio'
import { findElements } from '@/build/static-html/policy'
import { createHash } from 'node:crypto'
import { basename } from 'node:path'

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

/**
 * Renames the classes of a page, and removes those that its style sheet does not use.
 * @param css all rules that use the classes. Nothing else may refer to custom properties.
 * @param shortNames classes that a script refers to, with the names that it uses, from {@link shortName}
 */
export function shortenNames($: CheerioAPI, css: string, shortNames?: ReadonlyMap<string, string>): string {
  const classes = new Map(shortNames)
  const properties = new Map<string, string>()
  const areas = new Map<string, string>()
  const placed = new Set(css.match(areaName))
  const elements = findElements($, '[class]')
  const used = new Set([...classes.keys(), ...elements.flatMap(({ attribs }) => splitNames(attribs.class))])
  const short = css
    .replace(/\.(-?[_a-zA-Z][\w-]*)/g, (match, name: string) => (used.has(name) ? `.${rename(classes, name)}` : match))
    .replace(/(?<![\w-])--([a-z][\w-]*)/g, (_, name: string) => `--${rename(properties, name)}`)
    .replace(areaRow, (row) => row.replace(/[a-z]+/g, (name) => (placed.has(name) ? rename(areas, name) : name)))
    .replace(areaName, (name) => areas.get(name) ?? name)
  for (const element of elements) {
    const names = splitNames(element.attribs.class).flatMap((name) => classes.get(name) ?? [])
    if (names.length > 0) element.attribs.class = names.join(' ')
    else delete element.attribs.class
  }
  return short
}

/** A row of a template, which may be the value of a custom property. */
const areaRow = /(?<=(?:--[\w-]+|grid-template-areas):(?:"[a-z. ]+" )*)"[a-z. ]+"/g
const areaName = /(?<=grid-area:)[a-z]+(?=[;}])/g

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

export function shortName(index: number): string {
  const prefix = index < letters.length ? '' : letters[Math.floor(index / letters.length) - 1]
  return `${prefix}${letters[index % letters.length]}`
}

/** A script file of the export that hydrates a client component. */
export type Island = ReturnType<typeof nameIsland>

/**
 * Shortens the class names in the script of an island, and names its file after its text.
 * @returns the path in the folder of Next.js's files, the text, and the short names of classes by those in the export
 * @param file name of the script in the export, like `myBallot.js`
 * @param css all exported styles, which have the names of classes
 */
export function nameIsland(file: string, script: string, css: string) {
  const exported = new Set(css.match(/(?<=\.)[\w-]+/g))
  const classNames = new Map<string, string>()
  // Next.js puts a digest of the module before the name of a class. Nothing else in the script looks the same.
  const text = script.replace(/[\w-]{6,}_[\w-]+/g, (name) => {
    if (!exported.has(name)) return name
    const short = classNames.get(name) ?? shortName(classNames.size)
    classNames.set(name, short)
    return short
  })
  const digest = createHash('sha256').update(text).digest('hex').slice(0, 12)
  return { file: `static/${basename(file, '.js')}-${digest}.js`, text, classNames }
}
