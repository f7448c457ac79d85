/** Copies the rows of the table without anything that gives away whose they are. */
import { toLetters } from '@/lib/toLetters'
import { listNameForms, splitText, type HiddenWords } from './hideWords'

export interface HiddenText {
  readonly pronouns: string
  readonly hiddenName: string
  readonly hiddenWord: string
}

/**
 * Returns a copy of each row, in the same order, with a letter by its place.
 * @param rows the rows in the order in which they will be shown
 */
export function hideNames(rows: readonly HTMLElement[], text: HiddenText): readonly HTMLElement[] {
  const people = rows.map((row, index) => ({
    row,
    label: text.hiddenName.replace('{letter}', toLetters(index)),
    forms: listNameForms(
      row.querySelector('[data-person]')?.textContent ?? '',
      row.querySelector('[data-person] b')?.textContent ?? '',
    ),
  }))
  const words = new Map(text.pronouns.split(' ').map((word) => [word, text.hiddenWord]))
  for (const { label, forms } of people)
    for (const form of forms) words.set(form, words.has(form) ? text.hiddenWord : label)
  return people.map(({ row, label, forms }) => {
    const copy = row.cloneNode(true) as HTMLElement
    copy.removeAttribute('data-candidate')
    for (const element of copy.querySelectorAll('[data-reveals]'))
      element.replaceWith(...(element.closest('td') ? [createSpan('ink', text.hiddenWord)] : []))
    for (const cell of copy.querySelectorAll('td')) cell.dataset.name = label
    copy.querySelector('[data-person]')?.replaceWith(createSpan('hiddenPerson', label))
    for (const link of copy.querySelectorAll('a')) link.replaceWith(...link.childNodes)
    // A shared name in a candidate's own row is that candidate's.
    hideWords(copy, new Map([...words, ...forms.map((form) => [form, label] as const)]))
    return copy
  })
}

function hideWords(node: Node, words: HiddenWords): void {
  // A copy of the list, which changes.
  // oxlint-disable-next-line unicorn/no-useless-spread
  for (const child of [...node.childNodes]) {
    if (child instanceof Text)
      child.replaceWith(
        ...splitText(child.data, words).map(({ text, ink }) => (ink === undefined ? text : createSpan('ink', ink))),
      )
    else hideWords(child, words)
  }
}

function createSpan(name: 'ink' | 'hiddenPerson', text: string): HTMLElement {
  const span = document.createElement('span')
  span.dataset[name] = ''
  span.textContent = text
  return span
}

export function shuffle<Item>(items: readonly Item[]): readonly Item[] {
  const shuffled: Item[] = []
  for (const item of items) shuffled.splice(Math.floor(Math.random() * (shuffled.length + 1)), 0, item)
  return shuffled
}
