/** Names and titles of what fields refer to. */
import { truncate } from '@/lib/problems'
import { isPageWord, isReserved } from '@/lib/reservedIds'
import { findUnusedId } from '@/desk/new/defaults'
import { fold } from '@/desk/readInput'
import { toText, toFields } from './values'
import type { Target } from '@/guide/fields/forms'
import { getAt, toItems } from '@/lib/values'

export interface Choice {
  readonly id: string
  readonly label: string
  /** What tells it apart from others with the same name, like the publisher and date of a source. */
  readonly note?: string
  /** Ids of the races of a candidate, or of the question of an answer. */
  readonly contests?: readonly string[]
}

export type Choices = Readonly<Record<Target, readonly Choice[]>>

/** @param candidates values of their files, by id */
export function listChoices(
  election: unknown,
  sources: unknown,
  candidates: readonly (readonly [string, unknown])[],
): Choices {
  const race = listItems(election, 'races', 'name')
  const question = listItems(election, 'questions', 'title')
  return {
    race,
    question,
    answer: toItems(getAt(election, ['questions'])).flatMap((each) =>
      listItems(each, 'answers', 'label').map((answer) => ({ ...answer, contests: [toText(getAt(each, ['id']))] })),
    ),
    contest: [...race, ...question],
    group: listItems(election, 'groups', 'name'),
    areaKind: listItems(election, 'areaKinds', 'name'),
    topic: listItems(election, 'topics', 'name'),
    source: Object.entries(toFields(sources)).map(([id, source]) => toSourceChoice(id, source)),
    candidate: candidates.map(([id, value]) => ({
      id,
      label: toText(getAt(value, ['name'])) || toText(getAt(value, ['sortName'])) || id,
      contests: [value, ...toItems(getAt(value, ['otherRaces']))]
        .map((each) => toText(getAt(each, ['race'])))
        .filter(Boolean),
    })),
  }
}

function listItems(election: unknown, list: string, nameField: string): readonly Choice[] {
  return toItems(getAt(election, [list])).flatMap((item) => {
    const id = toText(getAt(item, ['id']))
    return id ? [{ id, label: toText(getAt(item, [nameField])) || id }] : []
  })
}

function toSourceChoice(id: string, source: unknown): Choice {
  const note = ['publisher', 'date'].map((name) => toText(getAt(source, [name]))).filter(Boolean)
  return { id, label: toText(getAt(source, ['title'])) || id, note: note.join(', ') }
}

export function findLabel(choices: readonly Choice[], id: unknown): string | undefined {
  return choices.find((choice) => choice.id === id)?.label
}

export function filterChoices(choices: readonly Choice[], text: string): readonly Choice[] {
  const words = fold(text).split(/\s+/).filter(Boolean)
  return choices.filter(({ label, note = '' }) => {
    const content = fold(`${label} ${note}`)
    return words.every((word) => content.includes(word))
  })
}

/** The id is from the first name that suggests an unused one, or else like `town-radio-2`. */
export function createId(names: readonly string[], usedIds: readonly string[], fallback: string): string {
  const ids = names.map((name) => (fold(name).match(/[a-z0-9]+/g) ?? []).join('-').slice(0, 50).replace(/-$/, ''))
  const isTaken = (id: string) => usedIds.includes(id) || isReserved(id) || isPageWord(id)
  return findUnusedId(ids.filter(Boolean), isTaken, fallback)
}

/** The title of an item is in its own fields, or is that of what it refers to. Empty if it has none. */
export function describeItem(item: unknown, choices: Choices): string {
  const title = ['title', 'name', 'label', 'by', 'text'].map((name) => toText(getAt(item, [name]))).find(Boolean)
  const topic = findLabel(choices.topic, getAt(item, ['topic']))
  const race = findLabel(choices.contest, getAt(item, ['race']))
  return truncate(topic ?? race ?? title ?? toText(item))
}
