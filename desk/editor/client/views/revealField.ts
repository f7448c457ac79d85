import type { Forms } from '@/guide/fields/forms'
import type { Path } from '@/lib/values'
import { toElementId } from '../fields/context'
import type { Place } from '../state/changes'
import { findRoute, formatRoute } from '../state/route'

/** Also opens the page with the field. Does nothing for a whole file. */
export function revealField(forms: Forms, { file, field }: Place): void {
  const route = field.length > 0 && findRoute(forms, file, field)
  if (!route) return
  const address = formatRoute(route)
  // The same address again would not open anything.
  if (location.hash === address) focusField(file, field)
  else location.assign(address)
}

/** Moves the focus to a field, or else to the closest field that contains it. */
export function focusField(file: string, path: Path): void {
  const lengths = path.map((_, index) => path.length - index)
  const element = lengths
    .map((length) => document.getElementById(toElementId(file, path.slice(0, length))))
    .find((found) => found !== null)
  for (let section = findClosed(element); section; section = findClosed(section)) section.open = true
  const focusable = element instanceof HTMLDetailsElement ? element.querySelector('summary') : element
  focusable?.focus({ preventScroll: true })
  // The middle of a long group would hide its name.
  focusable?.scrollIntoView?.({ block: focusable instanceof HTMLFieldSetElement ? 'start' : 'center' })
}

function findClosed(element: Element | undefined): HTMLDetailsElement | null | undefined {
  return element?.parentElement?.closest<HTMLDetailsElement>('details:not([open])')
}
