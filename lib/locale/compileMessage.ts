/** Compiles messages in ICU MessageFormat, while pages are built. The parser is too large for browsers. */
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { getOwn } from '@/lib/values'
import { isRightToLeft } from './direction'
import { findFormats, findLanguage, pseudoLanguage } from './languages'
import { pseudolocalizeText } from './pseudo'

/** The value of an argument. A select has the case `none` for `undefined`. */
export type Value = string | number | boolean | undefined

/** Text without arguments, or a function of their values by name. */
export type Phrase = string | ((values: Readonly<Record<string, Value>>) => string)

/** @throws SyntaxError if the syntax is invalid, or a plural or select has no case `other` */
export function parseMessage(message: string): readonly MessageFormatElement[] {
  return parse(message, { ignoreTag: true })
}

export function createCompiler(language: string): (message: string) => Phrase {
  const evaluate = createEvaluator(language)
  return (message) => {
    const elements = parseMessage(message)
    const hasArguments = elements.some(({ type }) => type !== TYPE.literal)
    return hasArguments ? (values) => evaluate(elements, values) : evaluate(elements, {})
  }
}

function createEvaluator(language: string) {
  const formats = findFormats(language)
  const numbers = new Intl.NumberFormat(formats, { maximumFractionDigits: 9 })
  const rules = {
    cardinal: new Intl.PluralRules(formats),
    ordinal: new Intl.PluralRules(formats, { type: 'ordinal' }),
  }
  // Mirrored English needs none.
  const isolates = isRightToLeft(findLanguage(language) ?? language)

  const write = (value: Value): string => {
    if (typeof value === 'number') return numbers.format(value)
    // An isolate keeps the punctuation around a name in the other direction in its place.
    return isolates && value ? `\u2068${value}\u2069` : String(value ?? '')
  }
  return function evaluate(
    elements: readonly MessageFormatElement[],
    values: Readonly<Record<string, Value>>,
    count = '',
  ): string {
    return elements.map(evaluateElement).join('')

    function evaluateElement(element: MessageFormatElement): string {
      if (element.type === TYPE.pound) return count
      if (element.type === TYPE.literal)
        return language === pseudoLanguage ? pseudolocalizeText(element.value) : element.value
      const value = values[element.value]
      if (element.type === TYPE.select) {
        const option = getOwn(element.options, String(value ?? 'none')) ?? element.options.other
        return evaluate(option?.value ?? [], values)
      }
      if (element.type !== TYPE.plural) return write(value)
      const { options, pluralType = 'cardinal' } = element
      const exact = options[`=${value}`]
      // `toPluralForms` has the category of the number, and the browser fills in the number.
      const category = typeof value === 'number' ? rules[pluralType].select(value) : String(value)
      const { value: option = [] } = exact ?? options[category] ?? options.other ?? {}
      return evaluate(option, values, typeof value === 'number' ? write(value) : `{${element.value}}`)
    }
  }
}
