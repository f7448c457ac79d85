import { TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'

/** How a message uses an argument. */
export interface Argument {
  /** True if the value is a number. */
  isNumber: boolean
  /** The cases of a select. */
  readonly cases: Set<string>
}

/** Lists all elements of a message: before the elements of its cases, each plural and select. */
export function listElements(elements: readonly MessageFormatElement[]): readonly MessageFormatElement[] {
  return elements.flatMap((element) => [
    element,
    ...('options' in element ? Object.values(element.options).flatMap(({ value }) => listElements(value)) : []),
  ])
}

/** Lists the arguments of a message by name, in the order of the message. */
export function listArguments(elements: readonly MessageFormatElement[]): ReadonlyMap<string, Argument> {
  const found = new Map<string, Argument>()
  for (const element of listElements(elements)) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue
    const argument = found.get(element.value) ?? { isNumber: false, cases: new Set() }
    found.set(element.value, argument)
    if (element.type === TYPE.number || element.type === TYPE.plural) argument.isNumber = true
    if (element.type === TYPE.select) for (const name of Object.keys(element.options)) argument.cases.add(name)
  }
  return found
}
