/** Copies the cells of the sheet without anything that gives away whose they are, and lists whose statements were ticked. */
import { toLetters } from '@/lib/text'
import { listNameForms, splitText, type HiddenWords } from './hideWords'
import type { CompareText } from './scriptText'

/** The link with the name of whoever a cell is about. */
export const PERSON = 'h3 a'

/** Cells by section, then by candidate. */
export type Cells = readonly (readonly HTMLElement[])[]

/**
 * @param order the places of the candidates in the order in which they are shown, which is that of the letters
 * @returns copies of the cells, and a function that writes the names and words back into them
 */
export function hideNames(cells: Cells, order: readonly number[], text: CompareText) {
  const people = (cells[0] ?? []).map((cell, place) => {
    const name = cell.querySelector(PERSON)
    const label = text.hiddenName.replace('{letter}', toLetters(order.indexOf(place)))
    return { label, forms: listNameForms(name?.textContent ?? '', name?.querySelector('b')?.textContent ?? '') }
  })
  const words = new Map(text.hiddenWords.map((word) => [word, text.hiddenWord]))
  for (const { label, forms } of people)
    for (const form of forms) words.set(form, words.has(form) ? text.hiddenWord : label)
  const lifts: (() => void)[] = []

  /** Creates an element in place of a node, until the ink is lifted. */
  const cover = (original: Node, label: string, mark: 'ink' | 'hiddenPerson' | 'neutral') => {
    const span = document.createElement('span')
    span.dataset[mark] = ''
    span.textContent = label
    lifts.push(() => span.replaceChildren(original))
    return span
  }
  const hideWords = (node: Node, hidden: HiddenWords) => {
    // A copy of the list, which changes.
    // oxlint-disable-next-line unicorn/no-useless-spread
    for (const child of [...node.childNodes])
      if (child instanceof Text)
        child.replaceWith(
          ...splitText(child.data, hidden, text.neutralPronouns).map(({ text: piece, ink, neutral }) => {
            if (ink !== undefined) return cover(new Text(piece), ink, 'ink')
            return neutral === undefined ? piece : cover(new Text(piece), neutral, 'neutral')
          }),
        )
      else hideWords(child, hidden)
  }
  const copy = (cell: HTMLElement, place: number) => {
    const { label = '', forms = [] } = people[place] ?? {}
    const hidden = cell.cloneNode(true) as HTMLElement
    hidden.querySelector('[data-oval]')?.remove()
    const name = hidden.querySelector(PERSON)
    name?.replaceWith(cover(name.cloneNode(true), label, 'hiddenPerson'))
    for (const link of hidden.querySelectorAll('a')) link.replaceWith(...link.childNodes)
    // A shared name in a candidate's own cell is that candidate's.
    hideWords(hidden, new Map([...words, ...forms.map((form) => [form, label] as const)]))
    return hidden
  }
  return { cells: cells.map((section) => section.map(copy)), lift: () => lifts.forEach((lift) => lift()) }
}

export function shuffle<Item>(items: readonly Item[]): readonly Item[] {
  const shuffled: Item[] = []
  for (const item of items) shuffled.splice(Math.floor(Math.random() * (shuffled.length + 1)), 0, item)
  return shuffled
}

/**
 * Fills the section with the names in the order of the candidates, each with what was ticked. Without a number.
 * @param cells copies whose names are back
 * @param headingOfNone heading if the reader ticked nothing
 */
export function fillAgreedList(section: HTMLElement, cells: Cells, text: CompareText, headingOfNone: string): void {
  const items = (cells[0] ?? []).flatMap((first, place) => {
    const ticked = cells.flatMap((all) => [...(all[place]?.querySelectorAll(':checked') ?? [])])
    const titles = new Set(ticked.map(describeStatement))
    const name = first.querySelector(PERSON)?.cloneNode(true)
    if (titles.size === 0 || !name) return []
    const item = document.createElement('li')
    item.append(name, ` ${[...titles].join(text.separator)}`)
    return [item]
  })
  const heading = section.querySelector('h2') as HTMLElement
  heading.textContent = items.length > 0 ? text.agreed : headingOfNone
  section.querySelector('ul')?.replaceChildren(...items)
  section.hidden = false
  heading.focus()
}

/** The title of a key stance, or the topic of a position. */
function describeStatement(input: Element): string {
  const title = input.closest('[data-statement]')?.querySelector('h4') ?? input.closest('section')?.querySelector('h2')
  return title?.textContent ?? ''
}
