import { findLabel, type Choices } from '../state/choices'
import { getAt, toText } from '../state/values'

/** Returns the title of an item of a list, from its own fields or from what it refers to. Empty if it has none. */
export function describeItem(item: unknown, choices: Choices): string {
  const title = ['title', 'name', 'label', 'by', 'text'].map((name) => toText(getAt(item, [name]))).find(Boolean)
  const topic = findLabel(choices.topic, getAt(item, ['topic']))
  const race = findLabel(choices.contest, getAt(item, ['race']))
  return shorten(topic ?? race ?? title ?? toText(item))
}

function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 57)}...` : text
}
