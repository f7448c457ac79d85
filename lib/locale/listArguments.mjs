import { TYPE } from '@formatjs/icu-messageformat-parser'

/**
 * Use of an argument in a message.
 * @typedef {object} Argument
 * @property {boolean} isNumber true if the value is a number
 * @property {Set<string>} cases the cases of a select
 *
 * @typedef {readonly import('@formatjs/icu-messageformat-parser').MessageFormatElement[]} Elements
 */

/**
 * Lists all elements of a message. A plural or a select comes before the elements of its cases.
 * @type {(elements: Elements) => Elements}
 */
export function listElements(elements) {
  return elements.flatMap((element) => [
    element,
    ...('options' in element ? Object.values(element.options).flatMap(({ value }) => listElements(value)) : []),
  ])
}

/**
 * Lists the arguments of a message by name, in the order of the message.
 * @type {(elements: Elements) => ReadonlyMap<string, Argument>}
 */
export function listArguments(elements) {
  const found = new Map()
  for (const element of listElements(elements)) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue
    const argument = found.get(element.value) ?? { isNumber: false, cases: new Set() }
    found.set(element.value, argument)
    if (element.type === TYPE.number || element.type === TYPE.plural) argument.isNumber = true
    if (element.type === TYPE.select) for (const name of Object.keys(element.options)) argument.cases.add(name)
  }
  return found
}
