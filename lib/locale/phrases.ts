/** Server only: all text of the pages in the guide's language. Text without a translation is English, and tagged so. */
import { language } from './language'
import { defaultLanguage, findLanguage } from './languages'
import { createCompiler, type Phrase } from './compileMessage'
import type { Phrases } from './messages/phraseTypes'
import { readMessages } from './readMessages'
import { tagText } from './taggedText'

export type { Phrases } from './messages/phraseTypes'

/** A phrase, or phrases by the next part of their key. */
interface Tree {
  [part: string]: Phrase | Tree
}

const known = new Map<string, Phrases>()

/** A constant per build. Each message is compiled when it is first read. */
export const phrases = loadPhrases(language)

/** Loads the text in any language once, for what is not in the language of the pages. */
export function loadPhrases(tag: string): Phrases {
  const loaded = known.get(tag) ?? (createPhrases(tag) as unknown as Phrases)
  known.set(tag, loaded)
  return loaded
}

function createPhrases(tag: string): Tree {
  const name = findLanguage(tag)
  if (name === undefined) throw new Error(`There is no page text in the language "${tag}".`)
  const english = readMessages(defaultLanguage)
  const translations = name === defaultLanguage ? english : readMessages(name)
  const compile = createCompiler(tag)
  const compileEnglish = createCompiler(defaultLanguage)
  const root: Tree = {}
  for (const [key, message] of english) {
    const translation = translations.get(key)
    const create = () => (translation === undefined ? tagEnglish(compileEnglish(message)) : compile(translation))
    const parts = key.split('.')
    const last = parts.pop() ?? ''
    defineLazy(
      parts.reduce((tree, part, index) => findBranch(tree, part, parts[index + 1] ?? last), root),
      last,
      create,
    )
  }
  return root
}

/** The branch of a part of a key. Numbers are indexes of a list. */
function findBranch(tree: Tree, part: string, next: string): Tree {
  return (tree[part] ??= (/^\d+$/.test(next) ? [] : {}) as Tree) as Tree
}

function defineLazy(tree: Tree, part: string, create: () => Phrase): void {
  const get = () => {
    const value = create()
    Object.defineProperty(tree, part, { value, enumerable: true })
    return value
  }
  Object.defineProperty(tree, part, { get, enumerable: true, configurable: true })
}

function tagEnglish(phrase: Phrase): Phrase {
  return typeof phrase === 'string'
    ? tagText(phrase, defaultLanguage)
    : (values) => tagText(phrase(values), defaultLanguage)
}
