import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parse } from '@formatjs/icu-messageformat-parser'
import { listArguments } from './listArguments.mjs'

/** Writes the type of all phrases, as the English messages have them, to `phraseTypes.ts`. */
export function writePhraseTypes() {
  const root = {}
  for (const [key, { defaultMessage }] of Object.entries(JSON.parse(readFileSync(resolve('en.json'), 'utf8')))) {
    const parts = key.split('.')
    const last = parts.pop()
    const tree = parts.reduce((branch, part) => (branch[part] ??= {}), root)
    tree[last] = describePhrase(defaultMessage)
  }
  const file = resolve('phraseTypes.ts')
  const text = `export interface Phrases ${describeTree(root)}\n`
  // Rewriting the same text would restart programs that watch the file.
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
}

function resolve(name) {
  return fileURLToPath(new URL(`messages/${name}`, import.meta.url))
}

function describeTree(tree) {
  if ('0' in tree) return 'readonly string[]'
  const fields = Object.entries(tree).map(
    ([name, value]) => `readonly ${JSON.stringify(name)}: ${typeof value === 'string' ? value : describeTree(value)}`,
  )
  return `{\n${fields.join('\n')}\n}`
}

function describePhrase(message) {
  const values = [...listArguments(parse(message, { ignoreTag: true }))].map(
    ([name, use]) => `readonly ${name}${use.cases.has('none') ? '?' : ''}: ${describeType(use)}`,
  )
  return values.length === 0 ? 'string' : `(values: { ${values.join('; ')} }) => string`
}

function describeType({ isNumber, cases }) {
  if (isNumber) return 'number'
  const named = [...cases].filter((name) => name !== 'other')
  if (named.some((name) => name === 'true' || name === 'false')) return 'boolean'
  const types = named.map((name) => (name === 'none' ? 'undefined' : JSON.stringify(name)))
  return named.every((name) => name === 'none') ? ['string', ...types].join(' | ') : types.join(' | ')
}
