/** Lists whose statements a reader ticked while the names were hidden. */
import { PERSON, type Cells } from './hideNames'

export interface AgreedText {
  readonly agreed: string
  /** Separates titles and topics. */
  readonly separator: string
}

/**
 * Fills the section with the names in the order of the candidates, each with the titles or topics of the statements. Without
 * a number.
 * @param cells copies whose names are back
 * @param headingOfNone heading if the reader ticked nothing
 */
export function fillAgreedList(section: HTMLElement, cells: Cells, text: AgreedText, headingOfNone: string): void {
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
