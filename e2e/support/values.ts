/** Finds values of the editors' files on pages, in any language and whatever the sentences around them are. */
import { existsSync, readFileSync } from 'node:fs'
import type { CheerioAPI } from 'cheerio'
import type { Element } from 'domhandler'
import type { Election } from './election'
import { collapse, readOutline, toPath } from './outline'

/** A text, or a number in any notation. Nothing is expected for an empty or undefined value. */
export type Value = string | number | undefined | false

/** A page without a browser, and what it is compared with. */
export interface Page {
  readonly $: CheerioAPI
  readonly election: Election
  /** Address of the site. */
  readonly address: string
}

/** Fields that pages show in words of their own or not at all. A test compares those that matter. */
const unshown = new Set(
  `id src sortName person wikidata ballotOrder updated language languages race races candidate forms kind covers how words
  status reason side outcome chosen answer topic ocdId voteFor seats ranks count voters groups src photoFocus reportedAt
  form certainty confidence editorNote photoPermission`.split(/\s+/),
)

/** The text of elements, with links and languages. */
export function read({ $, address }: Page, selector: string | Element): string {
  return readOutline($, selector, address).join(' ')
}

/** Addresses of links. Those of pages begin with `./`. */
export function readLinks({ $, address }: Page, selector: string): string[] {
  return $<Element, string>(selector)
    .get()
    .map(({ attribs }) => toPath(attribs.href ?? '', address))
}

/** Returns the values that a text lacks, or has in another order. */
export function findMissing(text: string, values: readonly Value[]): string[] {
  let rest = simplify(text)
  return values.flatMap((value) => {
    if (value === undefined || value === false || value === '') return []
    const [start, end] =
      typeof value === 'number' ? findNumber(rest, value) : findText(rest, simplify(value).replace(/\.$/, ''))
    if (start === -1) return [`no "${value}" in "${rest.slice(0, 300)}"`]
    rest = rest.slice(end)
    return []
  })
}

/** Returns the values that a text lacks, in any order. */
export function findAbsent(text: string, values: readonly Value[]): string[] {
  return values.flatMap((value) => findMissing(text, [value]))
}

function findText(text: string, value: string): readonly [number, number] {
  const start = text.indexOf(value)
  return [start, start + value.length]
}

function findNumber(text: string, value: number): readonly [number, number] {
  const digits = String(value).replaceAll(/\B(?=(?:\d{3})+$)/g, '[.,’ ]?')
  const match = new RegExp(`(?<!\\d[.,’]?)${digits}(?![.,’]?\\d)`).exec(text)
  return match ? [match.index, match.index + match[0].length] : [-1, -1]
}

/** Text with single spaces and Latin digits. */
function simplify(text: string): string {
  return collapse(text.replaceAll(/[٠-٩]/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.indexOf(digit).toString()))
}

/**
 * What pages show of a part of the files, at any depth: texts with their language, numbers, dates, addresses, sources, and
 * the names of topics and groups. Uncertain facts are left out.
 */
export function listValues(election: Election, value: unknown, field = ''): Value[] {
  if (unshown.has(field) || !isCertain(value)) return []
  if (Array.isArray(value)) return value.flatMap((each) => listValues(election, each, field))
  if (typeof value === 'object' && value !== null) return listFields(election, value as Fields)
  if (typeof value === 'number') return [value]
  if (typeof value !== 'string') return []
  if (/sources?$/i.test(field)) return cite(election, value)
  if (field === 'topics') return [election.topics?.find(({ id }) => id === value)?.name]
  if (field === 'group') return [election.groups?.find(({ id, everyone }) => id === value && !everyone)?.name]
  if (field === 'email') return [`(mailto:${value})`]
  if (field === 'phone') return [`[${collapse(value)}](tel:${value.replace(/x.*/s, '').replaceAll(/[^+\d]/g, '')}`]
  // The first of two days may lack the month.
  if (field === 'from' || field === 'to') return [Number(value.slice(8))]
  if (/^https?:/.test(value)) return [`](${new URL(value).href})`]
  return [/^\d\d:\d\d$/.test(value) ? timeOf(election, value) : dateOf(election, value)]
}

type Fields = Readonly<Record<string, unknown>>

function listFields(election: Election, fields: Fields): Value[] {
  const { label, name = label, url, language, ...others } = fields as Readonly<Record<string, string | undefined>>
  return [
    name !== undefined && link(name, url),
    ...(name === undefined ? listValues(election, url) : []),
    ...Object.entries(others).flatMap(([key, value]) => {
      if (typeof value !== 'string' || !['title', 'text', 'quote', 'experience'].includes(key))
        return listValues(election, value, key)
      return [mark(language, key === 'quote' ? `“${value.trim()}”` : value)]
    }),
  ]
}

/** A source in the list of a page. */
export function cite(election: Election, id: string): Value[] {
  const { title, publisher, url, date, link: isLinked = true, language } = election.sources[id]!
  return [mark(language, link(title, isLinked ? url : undefined)), publisher, dateOf(election, date)]
}

/** A date as pages write it, or its year in a language that `Intl` does not have. Other text is as it is. */
export function dateOf({ language }: Pick<Election, 'language'>, date: string | number | undefined): string {
  const [, year, month, day] = /^(\d{4})(?:-(\d\d)(?:-(\d\d))?)?$/.exec(String(date)) ?? []
  if (date === undefined || year === undefined) return String(date ?? '')
  if (!month || Intl.DateTimeFormat.supportedLocalesOf(language).length === 0) return year
  const options = { timeZone: 'UTC', year: 'numeric', month: 'long' } as const
  return new Date(String(date)).toLocaleDateString(language, day ? { ...options, day: 'numeric' } : options)
}

/** A time like `07:00` in English, or its minutes in another language. */
function timeOf({ language }: Pick<Election, 'language'>, time: string | undefined): string {
  if (time === undefined || !language.startsWith('en')) return time?.slice(3) ?? ''
  const instant = new Date(`2000-01-01T${time}Z`)
  return instant.toLocaleTimeString(language, { timeZone: 'UTC', timeStyle: 'short' }).toLowerCase()
}

/** `[text](url)`, or the text alone. */
export function link(text: string, url: string | undefined): string {
  return url === undefined ? text : `[${collapse(text)}](${/^https?:/.test(url) ? new URL(url).href : url})`
}

/** `{fr}text`, or the text alone in the language of the guide. */
export function mark(language: string | undefined, text: string): string {
  return (language ? `{${language}}` : '') + collapse(text)
}

type Messages = Readonly<Record<string, { readonly defaultMessage: string }>>

const messages = new Map<string, Messages>()

/** Returns the function that finds words without placeholders in the messages of a language. */
export function readWords(language: string): (key: string) => string {
  const { language: base, script } = new Intl.Locale(language).maximize()
  const files = [language, `${base}-${script}`, base].map((name) => `lib/locale/messages/${name}.json`)
  const own = messages.get(language) ?? (JSON.parse(readFileSync(files.find(existsSync)!, 'utf8')) as Messages)
  messages.set(language, own)
  return (key) => own[key]!.defaultMessage
}

/** Returns the one of several words of the site that a text has. The longest counts: "Not elected" is not "elected". */
export function findWord(language: string, text: string, prefix: string, keys: readonly string[]): string | undefined {
  const words = keys.map((key) => [key, readWords(language)(prefix + key)] as const)
  return words.toSorted(([, a], [, b]) => b.length - a.length).find(([, each]) => text.includes(each))?.[0]
}

/** False for a fact that is not certain enough to be on the site. */
export function isCertain(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || !('certainty' in value)) return true
  return ['medium', 'medium-high', 'high'].includes(String(value.certainty))
}
