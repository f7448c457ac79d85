import { TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'

/** How a message uses an argument. */
export interface Argument {
  /** As text. */
  isShown: boolean
  /** As a number. */
  isNumber: boolean
  /** The cases of a select. */
  readonly cases: Set<string>
}

/** Lists the arguments of a message by name, in the order of the message. */
export function listArguments(
  elements: readonly MessageFormatElement[],
  found = new Map<string, Argument>(),
): ReadonlyMap<string, Argument> {
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue
    const argument = found.get(element.value) ?? { isShown: false, isNumber: false, cases: new Set() }
    found.set(element.value, argument)
    if (element.type === TYPE.argument) argument.isShown = true
    else if (element.type === TYPE.select) for (const name of Object.keys(element.options)) argument.cases.add(name)
    else argument.isNumber = true
    if ('options' in element) for (const { value } of Object.values(element.options)) listArguments(value, found)
  }
  return found
}
