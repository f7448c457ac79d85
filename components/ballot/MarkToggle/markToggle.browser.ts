/**
 * Marks candidates on the reader's own ballot, and ticks statements. `components/ballot/marks/ballotStorage.ts` describes the
 * entries of storage.
 */
import { hashStatement } from '@/components/ballot/marks/hashStatement'

/** Changes of the ballot, and pages that may have missed one: restored, prerendered or in the background. */
const events = ['change', 'storage', 'pageshow', 'visibilitychange']

/**
 * Fills the places with toggles, shows the toggles before the script, and keeps them in step with the stored ballot. They
 * stay hidden where storage is blocked.
 * @param key storage key of the ballot
 */
export default function startMarkToggles(key: string): void {
  const label = document.querySelector('[data-toggles] label')
  for (const [index, place] of document.querySelectorAll<HTMLElement>('[data-tick]').entries()) {
    const statement = place.closest('[data-statement]')?.querySelector<HTMLElement>('[data-said]')
    const input = fill(place, label)
    input.value = statement?.dataset.hash ?? hashStatement(statement?.textContent ?? '')
    if (!statement) continue
    statement.id = `said.${index}`
    input.setAttribute('aria-describedby', statement.id)
  }

  const update = ({ target }: Partial<Event>) => {
    for (const input of document.querySelectorAll<HTMLInputElement>('p [data-mark]')) {
      const name = `${key}/${input.name}.${input.value}`
      try {
        if (target === input)
          if (input.checked) localStorage.setItem(name, '1')
          else localStorage.removeItem(name)
        input.checked = localStorage.getItem(name) !== null
        input.closest('p')!.hidden = false
      } catch {
        input.checked = false
        for (const hint of document.querySelectorAll('[data-mark-hint]')) hint.remove()
      }
    }
  }
  update({})
  for (const event of events) addEventListener(event, update)
  // The second of two clicks would undo the first.
  addEventListener('click', (event) => {
    const { target, detail } = event
    if (detail > 1 && (target as Element).closest('label')?.querySelector('p [data-mark]')) event.preventDefault()
  })
}

/** Puts a copy of a label into a place that stays hidden until the toggle works, and returns its checkbox. */
export function fill(place: HTMLElement, label: Element | null): HTMLInputElement {
  const copy = label?.cloneNode(true) as HTMLElement
  place.hidden = true
  place.removeAttribute('data-tick')
  place.replaceChildren(copy)
  return copy.querySelector('input') as HTMLInputElement
}
