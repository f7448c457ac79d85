/** Generates the type of all phrases from the English messages. */
import { parseMessage } from './compileMessage'
import { listArguments, type Argument } from './listArguments'
import { readMessages } from './readMessages'

export const typesFile = 'lib/locale/messages/phraseTypes.ts'

interface Tree {
  [part: string]: string | Tree
}

/** The text of {@link typesFile}. */
export function generateTypes(): string {
  const root: Tree = {}
  for (const [key, message] of readMessages('en')) {
    const parts = key.split('.')
    const last = parts.pop() ?? ''
    const tree = parts.reduce<Tree>((branch, part) => (branch[part] ??= {}) as Tree, root)
    tree[last] = describePhrase(message)
  }
  return `/** Generated from en.json by \`npm run messages\`. */\nexport interface Phrases ${describeTree(root)}\n`
}

function describeTree(tree: Tree): string {
  if ('0' in tree) return 'readonly string[]'
  const fields = Object.entries(tree).map(
    ([name, value]) => `readonly ${JSON.stringify(name)}: ${typeof value === 'string' ? value : describeTree(value)}`,
  )
  return `{\n${fields.join('\n').replaceAll(/^/gm, '  ')}\n}`
}

function describePhrase(message: string): string {
  const values = [...listArguments(parseMessage(message))].map(
    ([name, use]) => `readonly ${name}${use.cases.has('none') ? '?' : ''}: ${describeType(use)}`,
  )
  return values.length === 0 ? 'string' : `(values: { ${values.join('; ')} }) => string`
}

function describeType({ isNumber, cases }: Argument): string {
  if (isNumber) return 'number'
  const named = [...cases].filter((name) => name !== 'other')
  if (named.some((name) => name === 'true' || name === 'false')) return 'boolean'
  const types = named.map((name) => (name === 'none' ? 'undefined' : JSON.stringify(name)))
  return named.every((name) => name === 'none') ? ['string', ...types].join(' | ') : types.join(' | ')
}
