/** Pseudolocalization: text that stays legible, but is accented and about 40% longer, as other languages are. */

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const accented = 'áḃçđéƒĝĥíĵķĺṁñóṗɋŕšţúṽŵẋýžÁḂÇĐÉƑĜĤÍĴĶĹṀÑÓṖɊŔŠŢÚṼŴẊÝŽ'
const accents = new Map([...plain].map((letter, index) => [letter, [...accented][index] ?? letter]))

/** Characters for private use around an argument of a phrase. */
const open = '\uE000'
const close = '\uE001'

/** Placeholders and marked arguments, which stay as they are. */
const untouched = /(\{\w+\}|\uE000[^\uE000\uE001]*\uE001)/

/** Accents every letter and doubles the vowels. Keeps placeholders like `{link}`. */
export function pseudolocalizeText(text: string): string {
  return text
    .split(untouched)
    .map((part, index) => (index % 2 === 1 ? unmark(part) : unmark(part).replace(/[A-Za-z]/g, toAccented)))
    .join('')
}

function toAccented(letter: string): string {
  const result = accents.get(letter) ?? letter
  // Vowels are about 40% of the letters of English.
  return /[aeiou]/i.test(letter) ? result + result.toLowerCase() : result
}

function unmark(text: string): string {
  return text.replace(/[\uE000\uE001]/g, '')
}

/** Pseudolocalizes every text in a module. Functions return their text pseudolocalized, with the arguments intact. */
export function pseudolocalize<Value>(value: Value): Value {
  return convert(value) as Value
}

function convert(value: unknown): unknown {
  if (typeof value === 'string') return pseudolocalizeText(value)
  if (typeof value === 'function') return pseudolocalizeFunction(value as PhraseFunction)
  return mapItems(value, convert)
}

type PhraseFunction = (...args: readonly unknown[]) => unknown

/** Marks the arguments that are part of the result, such as names. Others, such as keys, stay as they are. */
function pseudolocalizeFunction(phrase: PhraseFunction): PhraseFunction {
  return (...args) => {
    const expected = phrase(...args)
    const marked = args.map((arg, index) => {
      const markedArg = mark(arg)
      return isSame(phrase, args.with(index, markedArg), expected) ? markedArg : arg
    })
    return convert(isSame(phrase, marked, expected) ? phrase(...marked) : expected)
  }
}

/** True if a function returns the same text for marked arguments, apart from the marks. */
function isSame(phrase: PhraseFunction, args: readonly unknown[], expected: unknown): boolean {
  try {
    return unmark(JSON.stringify(phrase(...args)) ?? '') === (JSON.stringify(expected) ?? '')
  } catch {
    return false
  }
}

function mark(value: unknown): unknown {
  return typeof value === 'string' ? `${open}${value}${close}` : mapItems(value, mark)
}

/** Converts the items of a list or the fields of an object. Returns other values as they are. */
function mapItems(value: unknown, convertItem: (item: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => convertItem(item))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, convertItem(item)]))
}
