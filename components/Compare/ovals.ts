/** Puts ovals beside the names of the candidates. */
import { fill } from '@/components/MarkToggle/markToggle.browser'
import { PERSON } from './hideNames'

/** Fills the places for ovals with copies of the last toggle on the page, which have no effect yet. */
export function addOvals(): void {
  const label = document.querySelector('[data-toggles] label:last-child')
  for (const place of document.querySelectorAll('[data-oval]')) {
    const cell = place.closest('article') as HTMLElement
    const input = fill(place.appendChild(document.createElement('p')), label)
    const name = cell.querySelector('h3')?.textContent ?? ''
    input.value = readCandidateId(cell)
    input.setAttribute(
      'aria-label',
      (input.getAttribute('aria-label') ?? '').replace('…', () => name),
    )
  }
}

/** Returns the id of whoever a cell is about, with which the address of the profile ends. */
export function readCandidateId(cell: HTMLElement): string {
  return /[^/]+(?=\/$)/.exec(cell.querySelector<HTMLAnchorElement>(PERSON)?.href ?? '')?.[0] ?? ''
}
