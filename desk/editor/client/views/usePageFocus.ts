import { useEffect, useRef, type RefObject } from 'react'
import type { Route } from '../state/route'

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
