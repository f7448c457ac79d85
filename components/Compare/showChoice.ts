/** Shows the chosen candidates and topics, in the table and in its controls. */
import type { Choice } from './choice'

interface Parts {
  readonly box: HTMLElement
  readonly controls: HTMLElement
  /** Headings of the columns, and rows, in the order of the ids. */
  readonly headings: readonly HTMLElement[]
  readonly rows: readonly HTMLElement[]
}

export interface ShownText {
  readonly shown: string
  readonly allTopics: string
  readonly nothingChosen: string
}

/**
 * Shows only the chosen rows and columns.
 * @param ids the ids of all candidates
 * @returns a sentence about what is shown
 */
export function showChoice(
  { topics, candidates }: Required<Choice>,
  ids: readonly string[],
  { box, controls, headings, rows }: Parts,
  text: ShownText,
): string {
  const isAll = topics.length === headings.length
  const shown = headings.filter((heading) => topics.includes(heading.dataset.topic ?? ''))
  for (const heading of headings) heading.hidden = !shown.includes(heading)
  for (const [index, row] of rows.entries()) {
    row.hidden = !candidates.includes(ids[index] ?? '')
    for (const [column, cell] of row.querySelectorAll('td').entries()) cell.hidden = Boolean(headings[column]?.hidden)
  }
  box.toggleAttribute('data-all', topics.length > 1)
  box.hidden = topics.length === 0 || candidates.length === 0
  for (const button of controls.querySelectorAll<HTMLElement>('[data-show-topic]')) {
    const id = button.dataset.showTopic ?? ''
    button.setAttribute('aria-pressed', String(isAll ? id === '' : topics.includes(id)))
  }
  for (const input of controls.querySelectorAll<HTMLInputElement>('[data-choose] input'))
    input.checked = (input.closest('[data-choose=topics]') ? topics : candidates).includes(input.value)
  return box.hidden
    ? text.nothingChosen
    : text.shown
        .replace('{shown}', String(candidates.length))
        .replace('{all}', String(rows.length))
        .replace('{topics}', () => (isAll ? text.allTopics : shown.map(({ textContent }) => textContent).join('; ')))
}
