import { useEffect, useRef, type RefObject, useState } from 'react'
import type { Route } from '../state/route'
import type { Place } from '../state/changes'

/** Begins another page at its top, with the focus in its content. */
export function usePageFocus(
  folder: string | undefined,
  { page, id, field }: Route,
  main: RefObject<HTMLElement | null>,
) {
  const place = folder === undefined ? undefined : `${folder}/${page}/${id ?? ''}`
  const last = useRef(place)
  const hasField = field !== undefined
  useEffect(() => {
    if (last.current !== undefined && last.current !== place && !hasField) {
      document.documentElement.scrollTop = 0
      main.current?.focus({ preventScroll: true })
    }
    last.current = place
  }, [place, hasField, main])
}

/** The field that has the focus, or had it last. */
export function useFocusedField(): Place | undefined {
  const [place, setPlace] = useState<Place>()
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      const focused = target instanceof Element && parseElementId(target.closest('[id^="field:"]')?.id ?? '')
      if (focused) setPlace(focused)
    }
    document.addEventListener('focusin', onFocus)
    return () => document.removeEventListener('focusin', onFocus)
  }, [])
  return place
}

/** Undefined for fields of files that are not written yet. */
function parseElementId(id: string): Place | undefined {
  const [, file, field = ''] = /^field:(.+\.ya?ml):([^:]+)/.exec(id) ?? []
  return file === undefined
    ? undefined
    : { file, field: field.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key)) }
}

const focusable = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex]'

/**
 * Keeps the focus on the page when the focused element is moved, disabled or removed. A moved element gets it back.
 * Otherwise, the closest group or the first remaining control around it gets it.
 */
export function keepFocus(): () => void {
  // The focused element and its ancestors.
  let path: readonly Element[] = []
  const remember = (event: Event) => {
    path = event
      .composedPath()
      .filter((each) => each instanceof Element && each !== document.documentElement) as Element[]
  }
  // When the user moves the focus, it may leave the page.
  const forget = (event: Event) => {
    if (!(event instanceof KeyboardEvent) || event.key === 'Tab') path = []
  }
  const restore = () => {
    const { activeElement, body } = document
    if (activeElement !== body && !activeElement?.matches(':disabled')) return
    const places = path.filter((place) => place.isConnected && place !== body)
    const targets = places.map((place) => (place.matches(focusable) ? place : place.querySelector(focusable)))
    const target = targets.find((each) => each instanceof HTMLElement)
    // The page follows the focused element, but does not jump to a group in place of it.
    target?.focus({ preventScroll: target !== path[0] })
  }
  const observer = new MutationObserver(restore)
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] })
  const listeners = new AbortController()
  const { signal } = listeners
  document.addEventListener('focusin', remember, { signal })
  document.addEventListener('pointerdown', forget, { signal, capture: true })
  document.addEventListener('keydown', forget, { signal, capture: true })
  return () => {
    observer.disconnect()
    listeners.abort()
  }
}
