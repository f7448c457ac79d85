/** Finds mistakes in the page text of a language, which translators make in a file or a web program. */
import { TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import type { Problem } from '@/lib/problems'
import { findFormats, type Language } from './languages'
import { parseMessage } from './compileMessage'
import { listArguments, listElements, type Argument } from './listArguments.mjs'
import { getMessageFile } from './messageFiles'
import { readMessages } from './readMessages'

/** Length of the text before an error that a report shows. */
const excerpt = 60

/** Words for the errors of the parser that are not about braces. */
const syntaxErrors: Readonly<Record<string, string>> = {
  MISSING_OTHER_CLAUSE: 'a plural or select without the case other',
  DUPLICATE_PLURAL_ARGUMENT_SELECTOR: 'a plural with a case twice',
  DUPLICATE_SELECT_ARGUMENT_SELECTOR: 'a select with a case twice',
  INVALID_ARGUMENT_TYPE: 'a word after the comma that is not plural, select, selectordinal or number',
}

export function checkMessages(name: Language, messages = readMessages(name)): readonly Problem[] {
  const file = getMessageFile(name)
  const english = readMessages('en')
  return [...messages].flatMap(([key, message]) => {
    const original = english.get(key)
    const mistakes =
      original === undefined
        ? ['English does not have this key. Remove the message, or correct its key.']
        : checkMessage(message, listArguments(parseMessage(original)), name)
    return mistakes.map((mistake) => ({ file, field: key, message: mistake }))
  })
}

export function listUntranslated(name: Language): readonly string[] {
  const translations = readMessages(name)
  return [...readMessages('en').keys()].filter((key) => !translations.has(key))
}

function checkMessage(message: string, known: ReadonlyMap<string, Argument>, name: Language): readonly string[] {
  try {
    const elements = parseMessage(message)
    const own = listArguments(elements)
    // Without the argument, a name or a link would be lost. Numbers may be words, and cases may have the same text.
    const lost = [...known].filter(([key, { isNumber, cases }]) => !own.has(key) && !isNumber && cases.size === 0)
    return [
      ...listElements(elements).flatMap((element) => checkElement(element, known, name)),
      ...lost.map(([key]) => `The text lacks {${key}}. Add it as in English.`),
    ]
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    const { location } = error as SyntaxError & { readonly location?: { readonly start: { readonly offset: number } } }
    const start = message.slice(0, location?.start.offset).slice(-excerpt)
    const reason = syntaxErrors[error.message] ?? 'braces that do not match, or a misplaced comma'
    return [`The text has ${reason}, after “${start}”. docs/translating.md explains the format.`]
  }
}

function checkElement(
  element: MessageFormatElement,
  known: ReadonlyMap<string, Argument>,
  name: Language,
): readonly string[] {
  if (element.type === TYPE.pound) return []
  if (element.type === TYPE.literal)
    return element.value.includes('#')
      ? [`The number sign in “${element.value}” is not directly in a case of a plural. Name the argument.`]
      : []
  const argument = known.get(element.value)
  const names = [...known.keys()].map((key) => `{${key}}`).join(', ')
  if (!argument) return [`English does not have {${element.value}}. Use ${names ? `only ${names}` : 'no argument'}.`]
  if (element.type === TYPE.select)
    return checkCases(element.options, [...argument.cases], `select of ${element.value}`)
  if (element.type === TYPE.argument) return []
  if (!argument.isNumber || (element.type !== TYPE.plural && element.type !== TYPE.number))
    return [`English has {${element.value}, ${TYPE[element.type]}} in another form. Use the argument as it is there.`]
  if (element.type === TYPE.number) return []
  const rules = new Intl.PluralRules(findFormats(name), { type: element.pluralType ?? 'cardinal' })
  const categories = rules.resolvedOptions().pluralCategories
  return checkCases(element.options, categories, `plural of ${element.value}`)
}

function checkCases(options: object, known: readonly string[], place: string): readonly string[] {
  const unknown = Object.keys(options).filter((option) => !known.includes(option) && !option.startsWith('='))
  return unknown.map((option) => `The ${place} has the case ${option}. Use only ${known.join(', ')}.`)
}
