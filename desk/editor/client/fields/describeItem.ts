import { truncate } from '@/lib/problems'
import { findLabel, type Choices } from '../state/choices'
import { getAt } from '@/lib/values'
import { toText } from '../state/values'

/** Returns the title of an item of a list, from its own fields or from what it refers to. Empty if it has none. */
export function describeItem(item: unknown, choices: Choices): string {
  const title = ['title', 'name', 'label', 'by', 'text'].map((name) => toText(getAt(item, [name]))).find(Boolean)
  const topic = findLabel(choices.topic, getAt(item, ['topic']))
  const race = findLabel(choices.contest, getAt(item, ['race']))
  return truncate(topic ?? race ?? title ?? toText(item))
}
